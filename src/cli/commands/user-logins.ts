import { type } from 'arktype';

import { printWallTime } from '../../content/fields/instant.ts';
import { staffEmail } from '../../domain/staff.ts';
import { findAccount } from '../../staff/accounts.ts';
import { listLogins } from '../../staff/login-records.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ tenant: 'string', 'json?': 'boolean', 'email?': staffEmail });
const most = 500;

export const userLogins: Command = {
  name: 'user logins',
  summary: `List the last ${most} log-ins with their outcomes, of a college or of one account`,
  argument: { usage: '[email]', description: 'e-mail address of an account' },
  options: [tenantOption, jsonOption],
  examples: ['user logins --tenant unc', 'user logins dana@unc.example.edu --tenant unc'],
  run: async ({ database: { db }, io }, { args, options }) => {
    const { tenant: slug, json, email } = parseOptions(values, { ...options, ...(args[0] && { email: args[0] }) });
    const tenant = await requireTenant(db, slug);
    const account = email === undefined ? undefined : await findAccount(db, tenant.id, email);
    if (email !== undefined && !account)
      throw usageError(`${slug} has no account ${email}; see: user list --tenant ${slug}`);
    const logins = await listLogins(db, tenant.id, { ...(account && { accountId: account.id }), most });
    if (json) for (const login of logins) io.out(JSON.stringify(login));
    else {
      const cells = logins.map(({ at, email: of, outcome, address, userAgent }) => ({
        when: printWallTime(at, tenant.timezone),
        email: of ?? '-',
        outcome: outcome.replaceAll('_', ' '),
        address,
        browser: userAgent,
      }));
      for (const line of formatTable(cells)) io.out(line);
    }
    if (logins.length === 0) io.err('No log-ins are recorded.');
    return 0;
  },
};
