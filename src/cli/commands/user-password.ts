import { type } from 'arktype';

import { staffEmail } from '../../domain/staff.ts';
import { usageError } from '../../domain/usage-error.ts';
import { changePassword } from '../../staff/accounts.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { givenPassword, needsPassword, passwordOptions } from '../password-option.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string' });

/** Gives somebody another password; whoever is logged in with the old one is not any more. */
export const userPassword: Command = {
  words: ['user', 'password'],
  summary: 'Change the password of somebody and end their sessions',
  argument: { usage: '<email>', description: 'e-mail address of the account' },
  options: [tenantOption, ...passwordOptions],
  needsPassword,
  examples: [
    'user password dana@unc.example.edu --tenant unc',
    'user password dana@unc.example.edu --tenant unc --password-file new-password.txt',
  ],
  run: async ({ database: { db }, io }, input) => {
    const { email, tenant: slug } = parseOptions(values, { ...input.options, email: input.args[0] });
    const tenant = await requireTenant(db, slug);
    const { password, told } = await givenPassword(input);
    const ended = await changePassword(db, tenant.id, email, password);
    if (ended === undefined) throw usageError(`${slug} has no account ${email}; see: user list --tenant ${slug}`);
    io.out(`${email} has a new password; sessions ended: ${ended}`);
    told.map(io.out);
    return 0;
  },
};
