import { type } from 'arktype';

import { printWallTime } from '../../content/fields/instant.ts';
import { staffEmail } from '../../domain/staff.ts';
import { findAccount, listAccounts } from '../../staff/accounts.ts';
import { addGrant, listGrants, removeGrant } from '../../staff/grants.ts';
import { listRefusals } from '../../staff/refusals.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { grantOptions, grantValues, printGrant, readGrants, sportSlugs } from '../grant-options.ts';
import { jsonOption, parseOptions, tenantOption } from '../options.ts';

const most = 200;
const email = { usage: '<email>', description: 'e-mail address of the account' };

const roleGrant: Command = {
  name: 'user role-grant',
  summary: 'Give a role to an account, in some sports, games or days if the role has scopes',
  argument: email,
  options: [tenantOption, ...grantOptions],
  examples: [
    'user role-grant dana@unc.example.edu --tenant unc --role editor',
    'user role-grant lee@unc.example.edu --tenant unc --role sport-contact --sport football baseball',
    'user role-grant sam@unc.example.edu --tenant unc --role scorer --day 2026-09-12',
  ],
  run: forCollege(async (work) => {
    const { account, grants } = await readWork(work);
    const slugs = await sportSlugs(work.db, work.tenant.id);
    const lines = [];
    for (const grant of grants) {
      const isNew = await addGrant(work.db, work.tenant.id, account.id, grant, work.actor);
      lines.push(`${account.email} ${isNew ? 'is now' : 'was already'} ${printGrant(grant, slugs)}`);
    }
    return lines;
  }),
};

const roleRemove: Command = {
  name: 'user role-remove',
  summary: 'Take a role from an account; a college keeps at least one administrator',
  argument: email,
  options: [tenantOption, ...grantOptions],
  examples: [
    'user role-remove dana@unc.example.edu --tenant unc --role editor',
    'user role-remove lee@unc.example.edu --tenant unc --role sport-contact --sport baseball',
  ],
  run: forCollege(async (work) => {
    const { account, grants } = await readWork(work);
    const slugs = await sportSlugs(work.db, work.tenant.id);
    const lines = [];
    for (const grant of grants) {
      const printed = printGrant(grant, slugs);
      if (!(await removeGrant(work.db, work.tenant.id, account.id, grant, work.actor)))
        throw usageError(
          `${account.email} does not have the role ${printed}; see: user role-list --tenant ${work.tenant.slug}`,
        );
      lines.push(`${account.email} is no longer ${printed}`);
    }
    return lines;
  }),
};

async function readWork({ db, tenant, args, options }: CollegeWork) {
  const parsed = parseOptions(type({ email: staffEmail }).and(grantValues), { ...options, email: args[0] });
  const account = await findAccount(db, tenant.id, parsed.email);
  if (!account)
    throw usageError(`${tenant.slug} has no account ${parsed.email}; see: user list --tenant ${tenant.slug}`);
  return { account, grants: await readGrants(db, tenant, parsed) };
}

const roleList: Command = {
  name: 'user role-list',
  summary: 'List the roles of the staff accounts',
  options: [tenantOption, jsonOption],
  examples: ['user role-list --tenant unc'],
  run: forCollege(async ({ db, tenant, json, io }) => {
    const [accounts, grants, slugs] = await Promise.all([
      listAccounts(db, tenant.id),
      listGrants(db, tenant.id),
      sportSlugs(db, tenant.id),
    ]);
    const rows = grants.map(({ accountId, role, sportId, gameId, day }) => ({
      email: accounts.find(({ id }) => id === accountId)?.email ?? '',
      role,
      sport: (sportId && slugs.get(sportId)) ?? null,
      game: gameId,
      day,
    }));
    if (rows.length === 0) io.err(`No account of ${tenant.slug} has a role yet.`);
    if (json) return rows.map((row) => JSON.stringify(row));
    return formatTable(
      rows.map(({ email: of, role, sport, game, day }) => ({
        email: of,
        role,
        scope: sport || (game ? `game ${game}` : (day ?? '')),
      })),
    );
  }),
};

const refusals: Command = {
  name: 'user refusals',
  summary: `List the last ${most} writes and reports that were refused because the account has no right to them`,
  options: [tenantOption, jsonOption],
  examples: ['user refusals --tenant unc'],
  run: forCollege(async ({ db, tenant, json, io }) => {
    const rows = await listRefusals(db, tenant.id, most);
    if (rows.length === 0) io.err('No refusals are recorded.');
    if (json) return rows.map((row) => JSON.stringify(row));
    return formatTable(
      rows.map(({ at, email: of, door, kind, id, reason }) => ({
        when: printWallTime(at, tenant.timezone),
        who: of,
        door,
        what: id === null ? kind : `${kind} ${id}`,
        reason,
      })),
    );
  }),
};

export const userRoles: readonly Command[] = [roleGrant, roleList, roleRemove, refusals];
