import { type } from 'arktype';

import { endSessionById } from '../../staff/sessions.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string',
  id: type('string.integer.parse').to('1 <= number.integer <= 2147483647').describe('the id of a session'),
});

export const sessionEnd: Command = {
  name: 'session end',
  summary: 'End a session, as if its user logged out',
  argument: { usage: '<id>', description: 'id of the session, from `session list`' },
  options: [tenantOption],
  examples: ['session end 3 --tenant unc'],
  run: async ({ database: { db }, actor, io }, { args, options }) => {
    const { id, tenant: slug } = parseOptions(values, { ...options, id: args[0] });
    const tenant = await requireTenant(db, slug);
    if (!(await endSessionById(db, tenant.id, id, actor)))
      throw usageError(`${slug} has no session ${id}; see: session list --tenant ${slug}`);
    io.out(`Session ${id} has ended`);
    return 0;
  },
};
