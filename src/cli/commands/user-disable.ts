import { type } from 'arktype';

import { staffEmail } from '../../domain/staff.ts';
import { setDisabled } from '../../staff/accounts.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string', undo: 'boolean = false' });

export const userDisable: Command = {
  name: 'user disable',
  summary: 'Lock an account and end its sessions',
  argument: { usage: '<email>', description: 'e-mail address of the account' },
  options: [tenantOption, { flags: '--undo', description: 'unlock the account' }],
  examples: ['user disable dana@unc.example.edu --tenant unc', 'user disable dana@unc.example.edu --tenant unc --undo'],
  run: async ({ database: { db }, actor, io }, { args, options }) => {
    const { email, tenant: slug, undo } = parseOptions(values, { ...options, email: args[0] });
    const tenant = await requireTenant(db, slug);
    const ended = await setDisabled(db, tenant.id, email, !undo, actor);
    if (ended === undefined) throw usageError(`${slug} has no account ${email}; see: user list --tenant ${slug}`);
    io.out(undo ? `${email} can log in again` : `${email} is locked; sessions ended: ${ended}`);
    return 0;
  },
};
