import { type } from 'arktype';

import { staffEmail } from '../../domain/staff.ts';
import { usageError } from '../../domain/usage-error.ts';
import { changePassword } from '../../staff/accounts.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { passwordOptions, readNewPassword } from '../password-option.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string' });

export const userPassword: Command = {
  name: 'user password',
  summary: 'Change the password of an account and end its sessions',
  argument: { usage: '<email>', description: 'e-mail address of the account' },
  options: [tenantOption, ...passwordOptions],
  readsPassword: true,
  examples: [
    'user password dana@unc.example.edu --tenant unc',
    'user password dana@unc.example.edu --tenant unc --password-file new-password.txt',
  ],
  run: async ({ database: { db }, io }, input) => {
    const { email, tenant: slug } = parseOptions(values, { ...input.options, email: input.args[0] });
    const tenant = await requireTenant(db, slug);
    const { password, messages } = await readNewPassword(input);
    const ended = await changePassword(db, tenant.id, email, password);
    if (ended === undefined) throw usageError(`${slug} has no account ${email}; see: user list --tenant ${slug}`);
    io.out(`${email} has a new password; sessions ended: ${ended}`);
    messages.map(io.out);
    return 0;
  },
};
