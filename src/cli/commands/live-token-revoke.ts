import { type } from 'arktype';

import { usageError } from '../../domain/usage-error.ts';
import { revokeToken } from '../../live/tokens.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string',
  id: type('string.integer.parse').to('1 <= number.integer <= 2147483647').describe('a number of the list'),
});

export const liveTokenRevoke: Command = {
  words: ['live', 'token-revoke'],
  summary: 'Take back what lets a program send games',
  argument: { usage: '<id>', description: 'its number in the list' },
  options: [tenantOption],
  examples: ['live token-revoke 2 --tenant unc'],
  run: async ({ database: { db }, io }, { args, options }) => {
    const { id, tenant: slug } = parseOptions(values, { ...options, id: args[0] });
    const tenant = await requireTenant(db, slug);
    if (!(await revokeToken(db, tenant.id, id))) throw usageError(`${slug} has no token ${id} that is still good.`);
    io.out(`Token ${id} is good for nothing any more`);
    return 0;
  },
};
