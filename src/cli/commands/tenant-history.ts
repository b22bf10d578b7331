import { and, desc, eq, inArray } from 'drizzle-orm';

import { printWallTime } from '../../content/fields/instant.ts';
import { contentChange } from '../../db/schema/content-change.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { requireTenant } from '../tenants.ts';

/** Entries of the audit trail that are about no content. */
const kinds = [
  'tenant',
  'tenant export',
  'config',
  'user',
  'session',
  'live token',
  'api token',
  'opponent',
  'person',
  'roster player',
  'game',
];
const most = 200;

export const tenantHistory: Command = {
  name: 'tenant history',
  summary: `Show who changed settings, accounts, sessions and tokens, and who merged opponents and people: the last ${most} changes`,
  argument: { usage: '<slug>', description: 'the college' },
  options: [{ flags: '--json', description: 'print JSON, one object per line, with the old and new values' }],
  examples: ['tenant history unc', 'tenant history unc --json'],
  run: async ({ database: { db }, io }, { args, options }) => {
    const { id, timezone } = await requireTenant(db, args[0] ?? '');
    const { changedAt, actor, action, kind, contentId, changes } = contentChange;
    const rows = await db
      .select({ changedAt, actor, action, kind, id: contentId, changes })
      .from(contentChange)
      .where(and(eq(contentChange.tenantId, id), inArray(kind, kinds)))
      .orderBy(desc(contentChange.id))
      .limit(most);
    if (options['json']) for (const row of rows) io.out(JSON.stringify(row));
    else {
      const cells = rows.map((row) => ({
        when: printWallTime(row.changedAt, timezone),
        who: row.actor,
        action: row.action,
        what: `${row.kind} ${row.id}`,
        fields: Object.keys(row.changes).join(', '),
      }));
      for (const line of formatTable(cells)) io.out(line);
    }
    if (rows.length === 0) io.err('No changes are recorded yet.');
    return 0;
  },
};
