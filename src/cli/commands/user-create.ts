import { type } from 'arktype';

import { staffEmail } from '../../domain/staff.ts';
import { usageError } from '../../domain/usage-error.ts';
import { href } from '../../routing/routes.ts';
import { createAccount } from '../../staff/accounts.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { givenPassword, needsPassword, passwordOptions } from '../password-option.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string', name: type('string > 0').describe('a name') });

/** Adds somebody of the college's staff, who can log in at once. */
export const userCreate: Command = {
  words: ['user', 'create'],
  summary: 'Add somebody who may see what is hidden',
  argument: { usage: '<email>', description: 'e-mail address to log in with' },
  options: [
    tenantOption,
    { flags: '--name <name>', description: 'name, as the site greets them', required: true },
    ...passwordOptions,
  ],
  needsPassword,
  examples: [
    'user create dana@unc.example.edu --tenant unc --name "Dana Whistle"',
    'user create dana@unc.example.edu --tenant unc --name "Dana Whistle" --generate',
  ],
  run: async ({ database: { db }, port, io }, input) => {
    const { email, name, tenant: slug } = parseOptions(values, { ...input.options, email: input.args[0] });
    const tenant = await requireTenant(db, slug);
    const { password, told } = await givenPassword(input);
    const isNew = await createAccount(db, tenant.id, { email, name, password });
    if (!isNew) throw usageError(`${email} is at ${slug} already; change the password with: user password ${email}`);
    io.out(`${name} (${email}) can log in at ${pageUrl(tenant, port, href('login'))}`);
    told.map(io.out);
    return 0;
  },
};
