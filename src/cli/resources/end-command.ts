import { announceChange } from '../../db/announce.ts';
import { wholeOrNothing } from '../../importers/save/whole-or-nothing.ts';
import type { Command } from '../command.ts';
import { dryRunOption, sharedOptions, tenantOption } from '../shared-options.ts';
import { requireTenant } from '../tenants.ts';
import { optionName, parseOptions } from '../usage-error.ts';
import type { End } from './end.ts';
import { findRow, titleOf } from './find-row.ts';
import type { Resource, Row } from './resource.ts';

/** The command that ends or removes rows by their numbers, all or none. */
export function endCommand<Of extends Row>(
  resource: Resource<Of>,
  group: string,
  end: End<Of>,
  examples: string[],
): Command {
  return {
    words: [group, end.verb],
    summary: end.summary,
    argument: { usage: '<ids...>', description: `numbers of the ${resource.plural}` },
    options: [tenantOption, dryRunOption],
    examples,
    run: async ({ database, io }, { args, options }) => {
      const { tenant: slug, dryRun = false } = parseOptions(sharedOptions, options);
      const tenant = await requireTenant(database.db, slug);
      const lines = await wholeOrNothing(database, dryRun, async (db) => {
        const rows: Of[] = [];
        for (const id of args) rows.push(await findRow(resource, id, optionName, { db, tenant }));
        const done: string[] = [];
        for (const row of rows) {
          const changed = await end.run(db, row, rows);
          done.push(`${resource.noun} ${row.id} ${changed ? end.done : end.already}: ${titleOf(resource, row)}`);
        }
        await announceChange(db, tenant.id);
        return done;
      });
      for (const line of lines) io.out(line);
      if (dryRun) io.err('Dry run: nothing was changed.');
      return 0;
    },
  };
}
