import { type } from 'arktype';

import { createToken } from '../../live/tokens.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({ tenant: 'string', name: type('0 < string <= 100').describe('a name of at most 100 characters') });

export const liveTokenCreate: Command = {
  words: ['live', 'token-create'],
  summary: 'Let a program send games as they are played',
  options: [
    tenantOption,
    { flags: '--name <name>', description: 'whose it is or what for, such as "Press box laptop"', required: true },
  ],
  examples: ['live token-create --tenant unc --name "Press box laptop"'],
  run: async ({ database: { db }, io }, { options }) => {
    const { tenant: slug, name } = parseOptions(values, options);
    const tenant = await requireTenant(db, slug);
    const { id, token } = await createToken(db, tenant.id, name);
    io.out(token);
    io.err(`This is token ${id} of ${slug}, "${name}". It is shown this once; whoever has it can send games.`);
    return 0;
  },
};
