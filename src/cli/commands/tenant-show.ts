import { count, eq } from 'drizzle-orm';

import { importedFile } from '../../db/schema/box-score.ts';
import { game } from '../../db/schema/game.ts';
import { sport } from '../../db/schema/sport.ts';
import type { Command } from '../command.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

export const tenantShow: Command = {
  name: 'tenant show',
  summary: 'Show a college',
  argument: { usage: '<slug>', description: 'the college' },
  options: [{ flags: '--json', description: 'print a JSON object' }],
  examples: ['tenant show unc'],
  run: async ({ database: { db }, port, io }, { args, options }) => {
    const tenant = await requireTenant(db, args[0] ?? '');
    const { id, settings: _, canonicalHost, ...facts } = tenant;
    const countRows = async (table: typeof game | typeof importedFile | typeof sport) => {
      const [row] = await db.select({ count: count() }).from(table).where(eq(table.tenantId, id));
      return row?.count ?? 0;
    };
    const shown = {
      ...facts,
      url: pageUrl({ canonicalHost }, port, '/'),
      sports: await countRows(sport),
      games: await countRows(game),
      importedFiles: await countRows(importedFile),
    };
    if (options['json']) io.out(JSON.stringify(shown));
    else
      for (const [key, value] of Object.entries(shown))
        io.out(`${key.padEnd(16)} ${Array.isArray(value) ? value.join(', ') : (value ?? '-')}`);
    return 0;
  },
};
