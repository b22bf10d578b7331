import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../db/client.ts';
import { todayIn } from '../../domain/local-time.ts';
import { withEnteredMarks } from '../../domain/records/record-list.ts';
import { type RecordSeason, toRecordSeason } from '../../domain/records/record-season.ts';
import { resultRecords, titleAmongResults } from '../../domain/records/result-records.ts';
import { statisticsRecords } from '../../domain/records/statistics-records.ts';
import { coverageOf } from '../../domain/series/coverage.ts';
import { scoreUnit } from '../../domain/series/score-unit.ts';
import { importedSeasonLines } from '../../domain/stats/season/imported-lines.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { findGamesAgainstOpponents } from '../opponent-history/queries.ts';
import { decidedGames, toSeriesGame } from '../opponent-history/reshape.ts';
import { findSeason } from '../schedule/queries.ts';
import { findSeasonsWithStats } from '../season-stats/queries.ts';
import { readSeason } from '../season-stats/read-season.ts';
import type { SportRow } from '../sports/queries.ts';
import { findEnteredMarks } from './queries.ts';
import { toBook } from './reshape.ts';

/** The record book of a sport, from all results, box scores, imported seasons and entered marks, with the tags of its cache entry. */
export async function readRecords(db: Db, tenant: Tenant, { sport }: SportRow) {
  const [rows, entered] = await Promise.all([
    findGamesAgainstOpponents(db, tenant.id, sport.id),
    findEnteredMarks(db, tenant.id, sport.id),
  ]);
  const results = rows.map((row) => toSeriesGame(row, sport));
  const unit = scoreUnit(sport.family);
  const ofResults = resultRecords(results, unit);
  const book = getSeasonBook(sport.family);
  const seasons = book ? await readSeasons(db, tenant, { sport, book }) : [];
  // lets other requests run in between
  await setImmediate();
  // a statistic that the results have as well counts only the games with a box score
  const ofStatistics = (book ? statisticsRecords(book, seasons) : []).filter((list) => {
    const title = titleAmongResults(list, unit);
    return title === list.title || !ofResults.some((other) => other.title === title);
  });
  const derived = [...ofStatistics, ...ofResults];
  await setImmediate();
  const body = toBook({
    sport,
    since: { results: coverageOf(decidedGames(results)).since, statistics: seasons[0]?.title ?? null },
    lists: withEnteredMarks(
      derived,
      entered.map((mark) => ({ ...mark, title: titleAmongResults(mark, unit) })),
    ),
    results,
    entered,
    people: new Map(seasons.flatMap(({ people }) => [...people])),
  });
  return { body, tags: [`sport:${sport.id}`, 'games'] };
}

type Of = { sport: SportRow['sport']; book: SeasonBook };

/** Reads the seasons with statistics, oldest first, one at a time because each has thousands of lines. */
async function readSeasons(db: Db, tenant: Tenant, { sport, book }: Of) {
  const seasons: (RecordSeason & { people: Awaited<ReturnType<typeof readSeason>>['allPeople'] })[] = [];
  for (const { id, title } of (await findSeasonsWithStats(db, tenant.id, sport.id)).toReversed()) {
    const row = await findSeason(db, tenant.id, id);
    if (!row) continue;
    const {
      games,
      linesOf,
      imported,
      allPeople: people,
      context,
    } = await readSeason(db, { tenant, season: row, book });
    await setImmediate();
    const main = imported.imports.find(({ placed }) => placed.some(({ scope }) => scope === 'overall'));
    const published = games.length === 0 && main ? importedSeasonLines(book, main.placed, 'overall') : undefined;
    const season = toRecordSeason(book, {
      title,
      games,
      lines: published ?? linesOf(games),
      ...(published && { source: main?.source }),
      minimums: context.minimums,
      isOver: row.season.endDate < todayIn(tenant.timezone),
    });
    seasons.push({ ...season, people });
  }
  return seasons;
}
