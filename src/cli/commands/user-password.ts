import { type } from 'arktype';

import { staffEmail } from '../../domain/staff.ts';
import { changePassword, findAccount } from '../../staff/accounts.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { passwordOptions, readNewPassword } from '../password-option.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string' });

export const userPassword: Command = {
  name: 'user password',
  summary: 'Change the password of an account, end its sessions and tell its owner by mail',
  argument: { usage: '<email>', description: 'e-mail address of the account' },
  options: [tenantOption, ...passwordOptions],
  readsPassword: true,
  examples: [
    'user password dana@unc.example.edu --tenant unc',
    'user password dana@unc.example.edu --tenant unc --password-file new-password.txt',
  ],
  run: async ({ database: { db }, actor, io }, input) => {
    const { email, tenant: slug } = parseOptions(values, { ...input.options, email: input.args[0] });
    const tenant = await requireTenant(db, slug);
    const owner = await findAccount(db, tenant.id, email);
    if (!owner) throw usageError(`${slug} has no account ${email}; see: user list --tenant ${slug}`);
    const { password, messages } = await readNewPassword(input, { owner, college: tenant });
    const ended = await changePassword(db, tenant, owner, password, actor);
    io.out(`${email} has a new password; sessions ended: ${ended}`);
    messages.map(io.out);
    return 0;
  },
};
