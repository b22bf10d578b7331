import { type } from 'arktype';

import { printWallTime } from '../../content/fields/instant.ts';
import { staffEmail } from '../../domain/staff.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { findAccount } from '../../staff/accounts.ts';
import { addApiToken, endApiToken, listApiTokens, maxTokenDays } from '../../staff/api-tokens.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { grantOptions, grantValues, printGrant, readGrants, sportSlugs } from '../grant-options.ts';
import { isoDay } from '../iso-day.ts';
import { jsonOption, parseOptions, tenantOption } from '../options.ts';
import { rowNumber } from '../row-number.ts';

const newToken = type({
  email: staffEmail,
  name: type('0 < string <= 100').describe('a name of at most 100 characters'),
  until: isoDay,
}).and(grantValues);

const tokenAdd: Command = {
  name: 'token add',
  summary:
    'Create a token with which a program uses the API for an account, with a role that the account has; it is shown once',
  argument: { usage: '<email>', description: 'e-mail address of the account, whose rights limit the token' },
  options: [
    tenantOption,
    { flags: '--name <name>', description: 'the program or its purpose, such as "Score feed"', required: true },
    ...grantOptions,
    {
      flags: '--until <date>',
      description: `the last day on which it is valid, within ${maxTokenDays} days`,
      required: true,
    },
  ],
  examples: [
    'token add dana@unc.example.edu --tenant unc --name "Score feed" --role scorer --day 2026-09-12 --until 2026-09-12',
    'token add dana@unc.example.edu --tenant unc --name "Newsletter" --role writer --until 2027-06-30',
  ],
  run: forCollege(async ({ db, tenant, actor, io, args, options }) => {
    const { email, name, until, ...given } = parseOptions(newToken, { ...options, email: args[0] });
    const account = await findAccount(db, tenant.id, email);
    if (!account || account.disabled)
      throw usageError(
        `${tenant.slug} has no account ${email} that can log in; see: user list --tenant ${tenant.slug}`,
      );
    const grants = await readGrants(db, tenant, given);
    const { id, token } = await addApiToken(db, account, { name, grants, expiresAt: endOf(until, tenant) }, actor);
    io.err(`Token ${id} of ${email}, "${name}". It is shown only once. Anyone who has it can do what it may do.`);
    return [token];
  }),
};

/** The end of a day at the college. Throws a usage error for a day in the past, or too far in the future. */
function endOf(day: string, { timezone }: Tenant): Temporal.Instant {
  const today = Temporal.Now.zonedDateTimeISO(timezone).toPlainDate();
  const last = Temporal.PlainDate.from(day);
  const days = today.until(last).total('days');
  if (days < 0 || days > maxTokenDays)
    throw usageError(`--until is ${day}; it has to be a day from ${today} to ${today.add({ days: maxTokenDays })}.`);
  return last.add({ days: 1 }).toZonedDateTime(timezone).toInstant();
}

const tokenList: Command = {
  name: 'token list',
  summary: 'List the tokens for programs, with their roles, end and last use',
  options: [tenantOption, jsonOption],
  examples: ['token list --tenant unc'],
  run: forCollege(async ({ db, tenant, json, io }) => {
    const [tokens, slugs] = await Promise.all([listApiTokens(db, tenant.id), sportSlugs(db, tenant.id)]);
    const print = (instant: string | null) => (instant === null ? 'never' : printWallTime(instant, tenant.timezone));
    const rows = tokens.map(({ grants, ...token }) => ({
      ...token,
      roles: grants.map((grant) => printGrant(grant, slugs)).join(', '),
    }));
    if (rows.length === 0) io.err(`${tenant.slug} has no tokens yet. See: npm run cli -- token add --help`);
    if (json) return rows.map((row) => JSON.stringify(row));
    return formatTable(
      rows.map(({ id, name, email, state, roles, expiresAt, lastUsedAt }) => ({
        id: String(id),
        name,
        account: email,
        roles,
        state,
        until: print(expiresAt),
        'last used': print(lastUsedAt),
      })),
    );
  }),
};

const tokenEnd: Command = {
  name: 'token end',
  summary: 'End a token; requests with it are refused at once',
  argument: { usage: '<id>', description: 'id of the token, from `token list`' },
  options: [tenantOption],
  examples: ['token end 2 --tenant unc'],
  run: forCollege(async ({ db, tenant, actor, args }) => {
    const { id } = parseOptions(type({ id: rowNumber }), { id: args[0] });
    if (!(await endApiToken(db, tenant.id, id, actor)))
      throw usageError(`${tenant.slug} has no active token ${id}; see: token list --tenant ${tenant.slug}`);
    return [`Token ${id} has ended`];
  }),
};

export const tokenCommands: readonly Command[] = [tokenAdd, tokenList, tokenEnd];
