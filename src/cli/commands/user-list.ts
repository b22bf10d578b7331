import { listAccounts } from '../../staff/accounts.ts';
import { listGrants } from '../../staff/grants.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { printGrant, sportSlugs } from '../grant-options.ts';
import { jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

export const userList: Command = {
  name: 'user list',
  summary: 'List the staff accounts of a college with their roles',
  options: [tenantOption, jsonOption],
  examples: ['user list --tenant unc'],
  run: async ({ database: { db }, io }, { options }) => {
    const { tenant: slug, json } = parseOptions(sharedOptions, options);
    const tenant = await requireTenant(db, slug);
    const [grants, slugs] = await Promise.all([listGrants(db, tenant.id), sportSlugs(db, tenant.id)]);
    const rolesOf = (id: number) =>
      grants.filter(({ accountId }) => accountId === id).map((grant) => printGrant(grant, slugs));
    const accounts = (await listAccounts(db, tenant.id)).map(({ id, email, name, disabled, createdAt }) => ({
      email,
      name,
      roles: rolesOf(id).join(', '),
      state: disabled ? 'locked' : 'active',
      created: createdAt,
    }));
    if (json) for (const account of accounts) io.out(JSON.stringify(account));
    else for (const line of formatTable(accounts)) io.out(line);
    if (accounts.length === 0) io.err(`${slug} has no staff accounts yet. See: npm run cli -- user create --help`);
    return 0;
  },
};
