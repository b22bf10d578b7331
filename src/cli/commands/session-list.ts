import { listSessions } from '../../staff/sessions.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

export const sessionList: Command = {
  name: 'session list',
  summary: 'List the sessions of logged-in staff',
  options: [tenantOption, jsonOption],
  examples: ['session list --tenant unc'],
  run: async ({ database: { db }, io }, { options }) => {
    const { tenant: slug, json } = parseOptions(sharedOptions, options);
    const tenant = await requireTenant(db, slug);
    const sessions = await listSessions(db, tenant.id);
    if (json) for (const session of sessions) io.out(JSON.stringify(session));
    else {
      const rows = sessions.map(({ id, email, lastSeenAt, expiresAt, address, userAgent }) => ({
        id: String(id),
        email,
        'last seen': lastSeenAt,
        'ends by': expiresAt,
        address,
        browser: userAgent,
      }));
      for (const line of formatTable(rows)) io.out(line);
    }
    if (sessions.length === 0) io.err(`Nobody is logged in at ${slug}.`);
    return 0;
  },
};
