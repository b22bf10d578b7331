import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../db/client.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import { toImported } from './imported.ts';
import { findImportedLines, findPublishedSheets } from './imported-queries.ts';
import { findSeasonRows, findSeasonsWithStats } from './queries.ts';
import { toSeason } from './season.ts';

type Of = { tenant: Pick<Tenant, 'id' | 'shortName'>; season: SeasonRow; book: SeasonBook };

/** Reads the games and imports of a season, from which every view is derived, with the tags of its cache entry. */
export async function readSeason(db: Db, { tenant, season, book }: Of) {
  const [rows, seasons, lines, sheets] = await Promise.all([
    findSeasonRows(db, tenant.id, season.season.id),
    findSeasonsWithStats(db, tenant.id, season.sport.id),
    findImportedLines(db, tenant.id, season.season.id),
    findPublishedSheets(db, tenant.id, season.season.id),
  ]);
  // yields between reading and deriving, which halves the time that other requests are blocked
  await setImmediate();
  const imported = toImported(lines, sheets, season.sport);
  const tags = [
    `sport:${season.sport.id}`,
    `schedule:${season.season.id}`,
    `stats:${season.season.id}`,
    ...rows.games.map(({ id }) => `game:${id}`),
  ];
  const derived = toSeason(book, season, { rows, imported, seasons, tenant });
  await setImmediate();
  return { ...derived, tags };
}
