import type { AccountProblem, Factor } from '../domain/staff.ts';
import { href } from '../routing/routes.ts';
import type { Log } from '../runtime/log.ts';
import type { Staff } from '../staff/staff.ts';
import { clientOf, type Handler, requireStaff, tooMany, waitText, wrongPassword } from './account-visit.ts';

type Options = { ownFactor: Staff['ownFactor']; log: Pick<Log, 'info'> };

const wrongCode = {
  field: 'code',
  text: 'This code is not correct. Enter the one that your app shows now, and check that the clock of its device is right.',
};

/** The page on which members set up and turn off the second factor of their account, and get new recovery codes. */
export const createFactorPage =
  ({ ownFactor, log }: Options): Handler =>
  async ({ c, tenant, token }, posted) => {
    const member = requireStaff(c);
    const show = (factor: Factor, problems: AccountProblem[] = [], status?: number, waitSeconds?: number) => ({
      form: { token, factor, problems },
      status,
      waitSeconds,
    });
    const again = async (status: number, problem: AccountProblem, waitSeconds?: number) =>
      show(await ownFactor.find(tenant, member), [problem], status, waitSeconds);
    if (!posted) return show(await ownFactor.find(tenant, member));
    const { form, refusal } = posted;
    if (refusal) return again(refusal.status, { text: refusal.text });

    const intent = form.get('intent');
    const client = clientOf(c);
    const change = { current: form.get('current') ?? '', client };
    const logged = (event: string) =>
      log.info({ requestId: c.var.requestId, tenant: tenant.slug, account: member.accountId }, event);
    if (intent === 'turn-on') {
      const result = await ownFactor.turnOn(tenant, member, { code: form.get('code') ?? '', client });
      if ('waitSeconds' in result)
        return again(
          429,
          { field: 'code', text: `Too many wrong codes. ${waitText(result.waitSeconds)}` },
          result.waitSeconds,
        );
      if ('wrong' in result) return again(422, wrongCode);
      logged('second factor turned on');
      return show({ step: 'codes', codes: result.codes });
    }
    const result = await (intent === 'codes'
      ? ownFactor.replaceCodes(tenant, member, change)
      : intent === 'turn-off'
        ? ownFactor.turnOff(tenant, member, change)
        : ownFactor.begin(tenant, member, change));
    if ('waitSeconds' in result) return again(429, tooMany(result.waitSeconds), result.waitSeconds);
    if ('wrong' in result) return again(422, wrongPassword);
    if ('codes' in result && result.codes) {
      logged('recovery codes replaced');
      return show({ step: 'codes', codes: result.codes });
    }
    if ('off' in result) {
      logged('second factor turned off');
      return c.redirect(href('hiddenAccount', {}, { done: 'factor' }), 303);
    }
    return c.redirect(href('hiddenFactor'), 303);
  };
