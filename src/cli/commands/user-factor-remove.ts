import { type } from 'arktype';

import { staffEmail } from '../../domain/staff.ts';
import { findAccount, removeOwnersFactor } from '../../staff/accounts.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string' });

export const userFactorRemove: Command = {
  name: 'user factor-remove',
  summary:
    'Remove the authenticator app of an account whose owner has lost it, end its sessions and tell its owner by mail',
  argument: { usage: '<email>', description: 'e-mail address of the account' },
  options: [tenantOption],
  examples: ['user factor-remove dana@unc.example.edu --tenant unc'],
  run: async ({ database: { db }, actor, io }, { args, options }) => {
    const { email, tenant: slug } = parseOptions(values, { ...options, email: args[0] });
    const tenant = await requireTenant(db, slug);
    const owner = await findAccount(db, tenant.id, email);
    if (!owner) throw usageError(`${slug} has no account ${email}; see: user list --tenant ${slug}`);
    const ended = await removeOwnersFactor(db, tenant, owner, actor);
    if (ended === undefined)
      throw usageError(`${email} has no authenticator app; its log-in asks for the password only`);
    io.out(`${email} logs in with the password only; sessions ended: ${ended}`);
    return 0;
  },
};
