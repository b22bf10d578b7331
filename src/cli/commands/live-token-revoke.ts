import { type } from 'arktype';

import { revokeToken } from '../../live/tokens.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string',
  id: type('string.integer.parse').to('1 <= number.integer <= 2147483647').describe('the id of a token'),
});

export const liveTokenRevoke: Command = {
  name: 'live token-revoke',
  summary: 'Revoke a token',
  argument: { usage: '<id>', description: 'id of the token, from `live token-list`' },
  options: [tenantOption],
  examples: ['live token-revoke 2 --tenant unc'],
  run: async ({ database: { db }, actor, io }, { args, options }) => {
    const { id, tenant: slug } = parseOptions(values, { ...options, id: args[0] });
    const tenant = await requireTenant(db, slug);
    if (!(await revokeToken(db, tenant.id, id, actor)))
      throw usageError(`${slug} has no active token ${id}; see: live token-list --tenant ${slug}`);
    io.out(`Token ${id} is revoked`);
    return 0;
  },
};
