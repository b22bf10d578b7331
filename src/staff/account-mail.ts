import type { Db } from '../db/client.ts';
import { printedInstant } from '../domain/printed-instant.ts';
import { athleticsName, type Tenant } from '../domain/tenant.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { href } from '../routing/routes.ts';
import { counted } from '../web/counted.ts';
import { emailAddress, type Mail } from '../web/mail.ts';
import { windowMinutes } from './attempts.ts';
import { describeBrowser } from './describe-browser.ts';

type Message = { subject: string; lines: readonly string[] };
type Recipient = { email: string; name: string };
/** Where a request came from. */
export type RequestSource = { address: string; userAgent: string };

/** Queues a message to the owner of an account; none if its e-mail address cannot receive mail. */
export async function queueAccountMail(
  db: Db,
  tenant: Tenant,
  { email, name }: Recipient,
  { subject, lines, key }: Message & { key?: string },
): Promise<void> {
  if (!emailAddress.allows(email)) return;
  const text = [`Hello ${name},`, '', ...lines, '', athleticsName(tenant)].join('\n');
  const mail: Mail = { purpose: 'account', to: { address: email, name }, subject, text, key };
  await queueMail(db, tenant.id, mail);
}

/** `origin` is that of the college's pages. */
type Place = { tenant: Tenant; origin: string };

export const resetMail = ({ tenant, origin }: Place, token: string, minutes: number): Message => ({
  subject: `Set a new password for ${athleticsName(tenant)}`,
  lines: [
    `Someone asked for a new password for your staff account at ${athleticsName(tenant)}. To set it, open this link within ${counted(minutes, 'minute')}:`,
    '',
    origin + href('resetPassword', {}, { token }),
    '',
    'The link works once. If you did not ask for it, ignore this message: your password has not changed.',
  ],
});

export const newDeviceMail = ({ tenant, origin }: Place, source: RequestSource): Message => ({
  subject: `New log-in to your ${athleticsName(tenant)} account`,
  lines: [
    'Your staff account was used in a browser that we have not seen before:',
    '',
    ...sourceLines(tenant, source),
    '',
    'If it was you, you need not do anything. If it was not, set a new password at once. It logs out every browser:',
    '',
    origin + href('forgotPassword'),
  ],
});

export const passwordChangedMail = ({ tenant, origin }: Place, source: RequestSource): Message => ({
  subject: passwordSubject(tenant),
  lines: [
    'The password of your staff account has changed, and all other browsers were logged out.',
    '',
    ...sourceLines(tenant, source),
    '',
    'If it was not you, set a new password at once and tell the athletics web team:',
    '',
    origin + href('forgotPassword'),
  ],
});

/** About a password that an administrator has set. */
export const passwordSetMail = (tenant: Tenant): Message => ({
  subject: passwordSubject(tenant),
  lines: [
    'An administrator has set a new password for your staff account and ended all its sessions.',
    '',
    'If you do not know of this, ask the athletics web team.',
  ],
});

const factorTexts = {
  on: 'Log-ins to your staff account now ask for a code of your authenticator app, and all other browsers were logged out.',
  codes: 'Your staff account has new recovery codes. The former ones no longer work.',
  used: 'A recovery code was used to log in to your staff account. It works only once.',
  off: 'Log-ins to your staff account no longer ask for a code of your authenticator app.',
};

/** About the second factor, and `used` about one of its recovery codes. */
export const factorMail = (
  { tenant, origin }: Place,
  event: keyof typeof factorTexts,
  source: RequestSource,
): Message => ({
  subject: factorSubject(tenant),
  lines: [
    factorTexts[event],
    '',
    ...sourceLines(tenant, source),
    '',
    'If it was not you, set a new password at once and tell the athletics web team:',
    '',
    origin + href('forgotPassword'),
  ],
});

/** About a second factor that an administrator has removed. */
export const factorRemovedMail = (tenant: Tenant): Message => ({
  subject: factorSubject(tenant),
  lines: [
    'An administrator has removed the authenticator app of your staff account and ended all its sessions.',
    '',
    'If you do not know of this, ask the athletics web team.',
  ],
});

/** About wrong codes after the right password. */
export const wrongCodesMail = ({ tenant, origin }: Place, source: RequestSource): Message => ({
  subject: `Failed log-ins to your ${athleticsName(tenant)} account`,
  lines: [
    `Someone knows the password of your staff account, but entered wrong codes too many times. The last attempt:`,
    '',
    ...sourceLines(tenant, source),
    '',
    'If it was not you, set a new password at once:',
    '',
    origin + href('forgotPassword'),
  ],
});

const factorSubject = (tenant: Tenant) => `Two-step log-in to your ${athleticsName(tenant)} account`;

const passwordSubject = (tenant: Tenant) => `Your ${athleticsName(tenant)} password has changed`;

export const lockoutMail = ({ tenant, origin }: Place, source: RequestSource): Message => ({
  subject: `Failed log-ins to your ${athleticsName(tenant)} account`,
  lines: [
    `Someone entered a wrong password for your staff account too many times. Log-ins from unknown browsers are refused for ${counted(windowMinutes, 'minute')}. The last attempt:`,
    '',
    ...sourceLines(tenant, source),
    '',
    'You can still log in with a browser that you have used before. From any other, set a new password by mail; the browser in which you set it can log in at once:',
    '',
    origin + href('forgotPassword'),
    '',
    'If it was you, there is nothing else to do. If it was not, your password was not guessed.',
  ],
});

const sourceLines = ({ timezone }: Tenant, { address, userAgent }: RequestSource): string[] => [
  `Time: ${printedInstant(Temporal.Now.instant().toString(), timezone)}`,
  `Browser: ${describeBrowser(userAgent)}`,
  ...(address ? [`Network address: ${address}`] : []),
];
