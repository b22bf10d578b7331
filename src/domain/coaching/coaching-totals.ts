import { recordOf, type WinLoss } from '../record.ts';
import { type CoachingYear, hasGames, type SeasonGame, sumRecords } from './coaching-years.ts';
import type { Coach, GameCoaches } from './game-coaches.ts';

/** A tenure: consecutive seasons of a coach. A later return is another tenure. */
export type CoachingTotal = {
  coach: Coach | undefined;
  firstYear: number;
  lastYear: number;
  seasons: number;
  overall: WinLoss | null;
  conference: WinLoss | null;
  /** The record including vacated wins, if there are any. */
  asPlayed: WinLoss | null;
  /** Seasons without a record, which are missing from the totals. */
  unknownSeasons: number;
};

/**
 * The tenures of a team, newest first. `years` are its seasons newest first. Seasons without a team (neither coach nor record)
 * belong to no tenure and end none.
 */
export function coachingTotals(years: readonly CoachingYear[]): CoachingTotal[] {
  const fielded = years.filter(({ coach, overall }) => coach || overall);
  const seasons = [...new Set(fielded.map(({ year }) => year))].sort((a, b) => a - b);
  const place = new Map(seasons.map((year, index) => [year, index]));
  const runs: CoachingYear[][] = [];
  const latest = new Map<string, CoachingYear[]>();
  for (const row of fielded.reverse()) {
    const key = row.coach?.key ?? 'none';
    const run = latest.get(key);
    const previous = run?.at(-1);
    if (run && previous && (place.get(row.year) ?? 0) - (place.get(previous.year) ?? 0) <= 1) run.push(row);
    else {
      const started = [row];
      runs.push(started);
      latest.set(key, started);
    }
  }
  return runs.map(totalOf).sort((a, b) => b.lastYear - a.lastYear || b.firstYear - a.firstYear);
}

function totalOf(rows: readonly CoachingYear[]): CoachingTotal {
  const years = rows.map(({ year }) => year);
  return {
    coach: rows[0]?.coach,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
    seasons: new Set(years).size,
    overall: sumRecords(rows.map(({ overall }) => overall)),
    conference: sumRecords(rows.map(({ conference }) => conference)),
    asPlayed: rows.some(({ asPlayed }) => asPlayed)
      ? sumRecords(rows.map(({ asPlayed, overall }) => asPlayed ?? overall))
      : null,
    unknownSeasons: rows.filter(({ overall }) => overall === null).length,
  };
}

/** The record of all seasons of a team; games that several coaches led count once. */
export function programRecord(
  games: readonly SeasonGame[],
  coachesOf: ReadonlyMap<number, GameCoaches>,
  years: readonly CoachingYear[],
): Pick<CoachingTotal, 'overall' | 'conference'> {
  const derived = recordOf(games.filter(({ id }) => coachesOf.has(id)));
  const lines = years.filter(({ from }) => from === 'line');
  const known = (record: WinLoss) => (hasGames(record) ? record : null);
  return {
    overall: sumRecords([known(derived.overall), ...lines.map(({ overall }) => overall)]),
    conference: sumRecords([known(derived.conference), ...lines.map(({ conference }) => conference)]),
  };
}
