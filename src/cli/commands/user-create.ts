import { type } from 'arktype';

import { scopeNames } from '../../domain/rights.ts';
import { staffEmail } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { createAccount } from '../../staff/accounts.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { grantOptions, grantValues, readGrants } from '../grant-options.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { passwordOptions, readNewPassword } from '../password-option.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ email: staffEmail, tenant: 'string', name: type('string > 0').describe('a name') });

/** The role may be given later. */
const roleOptions = grantOptions.map(({ required, ...option }) => option);

export const userCreate: Command = {
  name: 'user create',
  summary: 'Create a staff account with a role; the first account of a college becomes its administrator',
  argument: { usage: '<email>', description: 'e-mail address to log in with' },
  options: [
    tenantOption,
    { flags: '--name <name>', description: 'name shown after log-in', required: true },
    ...roleOptions,
    ...passwordOptions,
  ],
  readsPassword: true,
  examples: [
    'user create dana@unc.example.edu --tenant unc --name "Dana Whistle"',
    'user create pat@unc.example.edu --tenant unc --name "Pat Ridge" --role writer --generate',
  ],
  run: async ({ database: { db }, actor, port, io }, input) => {
    const { email, name, tenant: slug } = parseOptions(values, { ...input.options, email: input.args[0] });
    const tenant = await requireTenant(db, slug);
    const isGiven = scopeNames.some((name) => input.options[name] !== undefined) || input.options['role'] !== undefined;
    const grants = isGiven ? await readGrants(db, tenant, parseOptions(grantValues, input.options)) : [];
    const { password, messages } = await readNewPassword(input, { owner: { email, name }, college: tenant });
    const isNew = await createAccount(db, tenant.id, { email, name, password, grants }, actor);
    if (!isNew)
      throw usageError(
        `${slug} already has the account ${email}; to change its password: user password ${email} --tenant ${slug}`,
      );
    io.out(`${name} (${email}) can log in at ${pageUrl(tenant, port, href('login'))}`);
    messages.map(io.out);
    return 0;
  },
};
