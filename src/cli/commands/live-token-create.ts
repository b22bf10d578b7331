import { type } from 'arktype';

import { createToken } from '../../live/tokens.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ tenant: 'string', name: type('0 < string <= 100').describe('a name of at most 100 characters') });

export const liveTokenCreate: Command = {
  name: 'live token-create',
  summary: 'Create a token for programs that send live games',
  options: [
    tenantOption,
    { flags: '--name <name>', description: 'owner or purpose, such as "Press box laptop"', required: true },
  ],
  examples: ['live token-create --tenant unc --name "Press box laptop"'],
  run: async ({ database: { db }, actor, io }, { options }) => {
    const { tenant: slug, name } = parseOptions(values, options);
    const tenant = await requireTenant(db, slug);
    const { id, token } = await createToken(db, tenant.id, name, actor);
    io.out(token);
    io.err(`Token ${id} of ${slug}, "${name}". It is shown only once. Anyone who has it can send live games.`);
    return 0;
  },
};
