import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'drizzle-orm';

import { requireTenant } from '../src/cli/tenants.ts';
import type { Database } from '../src/db/client.ts';
import { changeSet, contentChange } from '../src/db/schema/content-change.ts';
import { person, rosterPlayer } from '../src/db/schema/person.ts';
import { seasonImport } from '../src/db/schema/season-import.ts';
import { season } from '../src/db/schema/sport.ts';
import { saveSeason } from '../src/importers/season/save-season.ts';
import { seasonSpan } from './calendar.ts';
import { sportKinds } from './sports.ts';

/**
 * Imports the season files of a college, as `import season` does: `seasons/womens-basketball-9.json` has the statistics of nine
 * seasons ago.
 */
export async function addPublishedSeasons(database: Database, slug: string, today: string): Promise<void> {
  const folder = path.resolve('samples', slug, 'seasons');
  const files = await readdir(folder).catch(() => []);
  if (files.length === 0) return;
  const tenant = await requireTenant(database.db, slug);
  for (const name of files.sort()) {
    const [, sport, back] = /^(.*)-(\d+)\.\w+$/.exec(name) ?? [];
    const kind = Object.values(sportKinds).find((each) => each.slug === sport);
    if (!kind) throw new Error(`${path.join(folder, name)} is not named after a sport and a number of seasons`);
    const { title, endDate } = seasonSpan(kind.time, today, Number(back));
    const bytes = await readFile(path.join(folder, name));
    const source = `${title} media guide`;
    await saveSeason(database, {
      tenant,
      file: { name, bytes },
      sport: kind.slug,
      season: title,
      source,
      date: endDate,
      actor: 'samples',
    });
  }
  await dateRows(database, tenant.id, `${today}T12:00:00.000Z`);
}

/** Dates the rows that the import dated by the clock of the database: the same day always gives the same rows. */
async function dateRows({ db }: Database, tenantId: number, now: string): Promise<void> {
  const dated = [
    person.updatedAt,
    rosterPlayer.updatedAt,
    season.updatedAt,
    seasonImport.importedAt,
    changeSet.changedAt,
    contentChange.changedAt,
  ];
  for (const column of dated) {
    const name = sql.identifier(column.name);
    // within a transaction now() is its start
    await db.execute(
      sql`update ${column.table} set ${name} = ${now} where tenant_id = ${tenantId} and ${name} = now()`,
    );
  }
}
