import { type CountedGame, countsInRecord, outcomeOf } from '../game.ts';
import { recordOf, type WinLoss } from '../record.ts';
import type { Coach, GameCoaches, TenureRole } from './game-coaches.ts';

/** An entered or imported season line; a missing record is null. */
export type CoachingLine = {
  /** Year in which the season begins. */
  year: number;
  /** The coach; undefined for a team without one. */
  coach: Coach | undefined;
  overall: WinLoss | null;
  conference: WinLoss | null;
  placing: string | null;
  postseason: string | null;
  note: string | null;
  source: string | null;
};

type RecordPair = { overall: WinLoss | null; conference: WinLoss | null };

/** The season of a coach, or of several for games that they led together. */
export type CoachingYear = RecordPair & {
  year: number;
  coach: Coach | undefined;
  role: TenureRole;
  placing: string | null;
  postseason: string | null;
  /** Footnotes: reasons of interim coaches and vacated wins, and the note of the line. */
  notes: readonly string[];
  /** The source of the record: its games, or the source of the line. */
  from: 'games' | 'line';
  source: string | null;
  /** The line's record, if it differs from the games. */
  differs: (RecordPair & { source: string | null }) | null;
  /** The record including vacated wins, if there are any. */
  asPlayed: WinLoss | null;
};

export type SeasonGame = CountedGame & { id: number; year: number; note: string | null };

const noGames: WinLoss = { wins: 0, losses: 0, ties: 0 };
export const hasGames = ({ wins, losses, ties }: WinLoss): boolean => wins + losses + ties > 0;

/**
 * The seasons of each coach, newest first and within a season in the order of its games. Games and a line of the same coach
 * and season become one row: the record of the games, what they cannot tell (placing, postseason), and where the line
 * differs. Games whose coach is unknown are left out.
 */
export function coachingYears(
  games: readonly SeasonGame[],
  coachesOf: ReadonlyMap<number, GameCoaches>,
  lines: readonly CoachingLine[],
): CoachingYear[] {
  const derived = derivedYears(games, coachesOf);
  const used = new Set<CoachingLine>();
  const merged = derived.map((row) => {
    const line = lines.find(({ year, coach }) => year === row.year && coach?.key === row.coach?.key);
    if (!line) return row;
    used.add(line);
    return withLine(row, line);
  });
  const others = lines.filter((line) => !used.has(line)).map(yearOfLine);
  return [...merged, ...others].sort((a, b) => b.year - a.year);
}

type Started = {
  coach: Coach | undefined;
  year: number;
  roles: Set<TenureRole>;
  notes: Set<string>;
  games: SeasonGame[];
};

function derivedYears(games: readonly SeasonGame[], coachesOf: ReadonlyMap<number, GameCoaches>): CoachingYear[] {
  const rows = new Map<string, Started>();
  for (const game of games) {
    const found = outcomeOf(game) === undefined ? undefined : coachesOf.get(game.id);
    if (!found) continue;
    for (const coach of found.role === 'none' ? [undefined] : found.coaches) {
      const key = `${game.year} ${coach?.key}`;
      const row = rows.get(key) ?? { coach, year: game.year, roles: new Set(), notes: new Set(), games: [] };
      row.roles.add(found.role);
      if (found.note) row.notes.add(found.note);
      if (game.note && game.vacated && outcomeOf(game) === 'W') row.notes.add(game.note);
      row.games.push(game);
      rows.set(key, row);
    }
  }
  return [...rows.values()].flatMap(({ coach, roles, notes, year, games: own }) => {
    const asPlayed = recordOf(own.map((game) => ({ ...game, vacated: false }))).overall;
    if (!hasGames(asPlayed)) return [];
    const { overall, conference } = recordOf(own);
    const [only] = roles;
    return {
      year,
      coach,
      role: roles.size === 1 && only ? only : 'head',
      overall,
      conference: own.some((game) => game.conference && countsInRecord(game)) ? conference : null,
      placing: null,
      postseason: null,
      notes: [...notes],
      from: 'games' as const,
      source: null,
      differs: null,
      asPlayed: asPlayed.wins === overall.wins ? null : asPlayed,
    };
  });
}

/** The row of the games, completed by a line. */
function withLine(row: CoachingYear, line: CoachingLine): CoachingYear {
  const { placing, postseason, note, source } = line;
  const isOther =
    (line.overall !== null && !isSame(line.overall, row.overall)) ||
    (line.conference !== null && row.conference !== null && !isSame(line.conference, row.conference));
  return {
    ...row,
    conference: row.conference ?? line.conference,
    placing,
    postseason,
    notes: note ? [...row.notes, note] : row.notes,
    differs: isOther ? { overall: line.overall, conference: line.conference, source } : null,
  };
}

const isSame = (a: WinLoss, b: WinLoss | null): boolean =>
  b !== null && a.wins === b.wins && a.losses === b.losses && a.ties === b.ties;

const yearOfLine = ({ note, ...line }: CoachingLine): CoachingYear => ({
  ...line,
  notes: note ? [note] : [],
  role: line.coach ? 'head' : 'none',
  from: 'line',
  differs: null,
  asPlayed: null,
});

/** The sum of records; null if none is known. */
export const sumRecords = (records: readonly (WinLoss | null)[]): WinLoss | null => {
  const known = records.filter((record) => record !== null);
  return known.length === 0
    ? null
    : known.reduce(
        (sum, { wins, losses, ties }) => ({
          wins: sum.wins + wins,
          losses: sum.losses + losses,
          ties: sum.ties + ties,
        }),
        noGames,
      );
};
