import { asc, sql } from 'drizzle-orm';

import { coachingRecord } from '../../content/coaches/coaching-record.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { person } from '../../db/schema/person.ts';
import { type CoachingLine, type CoachingYear, coachingYears } from '../../domain/coaching/coaching-years.ts';
import type { WinLoss } from '../../domain/record.ts';
import type { CoachFinder } from './coach-finder.ts';
import { findCoaching } from './game-coaches.ts';
import { findImportedRecords } from './imported-records.ts';

const line = tableOf(coachingRecord);

const statements = perDatabase((db) =>
  db
    .select({ line, firstName: person.firstName, lastName: person.lastName })
    .from(line)
    .leftJoin(person, matching(person, { tenantId: line.tenantId, id: line.personId }))
    .where(matching(line, { tenantId: sql.placeholder('tenantId'), sportId: sql.placeholder('sportId') }))
    .orderBy(asc(line.season), asc(line.id))
    .prepare('coaching_lines'),
);
type LineRow = Awaited<ReturnType<ReturnType<typeof statements>['execute']>>[number];

/** The coaching records of a sport from games, entered lines and imported season files, and the seasons of its coaches. */
export async function findCoachingYears(db: Db, tenantId: number, sportId: number) {
  const [coaching, lineRows] = await Promise.all([
    findCoaching(db, tenantId, sportId),
    statements(db).execute({ tenantId, sportId }),
  ]);
  const entered = lineRows.map((row) => toLine(row, coaching.finder));
  const games = coaching.games.map((game) => ({ ...game, year: Number(game.seasonTitle.slice(0, 4)) }));
  const imported = ofKnownCoaches(
    await findImportedRecords(db, { tenantId, sportId }, coaching),
    coachingYears(games, coaching.coachesOf, []),
  );
  // an entered line has more: placing, postseason, note
  const isEntered = (line: CoachingLine) =>
    entered.some(({ year, coach }) => year === line.year && coach?.key === line.coach?.key);
  const lines = [...entered, ...imported.filter((line) => !isEntered(line))];
  return { ...coaching, games, years: coachingYears(games, coaching.coachesOf, lines) };
}
export type CoachingYears = Awaited<ReturnType<typeof findCoachingYears>>;

/**
 * The lines of season files, which have the record of the team: in a season with games that of their only coach, whatever the
 * file's spelling of the name. A record that several coaches share is none of theirs.
 */
function ofKnownCoaches(lines: readonly CoachingLine[], derived: readonly CoachingYear[]): CoachingLine[] {
  const byYear = Map.groupBy(derived, ({ year }) => year);
  return lines.flatMap((line) => {
    const rows = byYear.get(line.year) ?? [];
    if (rows.length === 0 || rows.some(({ coach }) => coach?.key === line.coach?.key)) return line;
    const [only, ...others] = rows;
    return only && others.length === 0 ? { ...line, coach: only.coach } : [];
  });
}

const toLine = ({ line: row, firstName, lastName }: LineRow, finder: CoachFinder): CoachingLine => ({
  year: row.season,
  coach: row.coach === null && row.personId === null ? undefined : finder.find({ ...row, firstName, lastName }),
  overall: toWinLoss(row.wins, row.losses, row.ties),
  conference: toWinLoss(row.conferenceWins, row.conferenceLosses, row.conferenceTies),
  placing: row.placing,
  postseason: row.postseason,
  note: row.note,
  source: row.source,
});

const toWinLoss = (wins: number | null, losses: number | null, ties: number | null): WinLoss | null =>
  wins === null || losses === null ? null : { wins, losses, ties: ties ?? 0 };
