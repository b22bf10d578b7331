import { recordOf, type TeamRecord, tally, type WinLoss, winPercentage } from '../record.ts';
import type { StandingsRules, TieRule } from './rules.ts';
import type { TeamGame } from './team-game.ts';

/** A team's records in a season; undefined if unknown. */
export type TeamLine = {
  team: string;
  conference: WinLoss;
  overall: WinLoss | undefined;
  home: WinLoss | undefined;
  away: WinLoss | undefined;
  streak: TeamRecord['streak'];
  points: number | undefined;
  /** Its place in the conference's own order. */
  place: number | undefined;
};

export type RankedLine = TeamLine & {
  /** Games behind the first team. */
  gamesBack: number;
};

/** How a table is ordered: by the conference's places or points, or by winning percentage. */
export type StandingsOrder = 'place' | 'points' | 'percentage';

/**
 * A team's line from its games.
 *
 * @param isComplete whether the games include non-conference games, without which other records are unknown
 */
export function lineOfGames(
  team: string,
  games: readonly TeamGame[],
  { points, isComplete }: Pick<StandingsRules, 'points'> & { isComplete: boolean },
): TeamLine {
  const { overall, conference, home, away, streak } = recordOf(games.filter((game) => game.team === team));
  return {
    team,
    conference,
    overall: isComplete ? overall : undefined,
    home: isComplete ? home : undefined,
    away: isComplete ? away : undefined,
    streak: isComplete ? streak : undefined,
    points: points && conference.wins * points.win + conference.ties * points.tie,
    place: undefined,
  };
}

export function orderOf(lines: readonly TeamLine[]): StandingsOrder {
  if (lines.every(({ place }) => place !== undefined)) return 'place';
  return lines.every(({ points }) => points !== undefined) ? 'points' : 'percentage';
}

/**
 * The teams of a table from first to last. Teams with equal points or percentages are ordered by the results among them,
 * then by their overall percentages, then by name.
 *
 * @param games conference games, which decide ties
 */
export function rankTeams(
  lines: readonly TeamLine[],
  games: readonly TeamGame[],
  ties: TieRule = 'overall',
): RankedLine[] {
  const order = orderOf(lines);
  const figureOf = (line: TeamLine) => {
    if (order === 'place') return -(line.place ?? 0);
    return order === 'points' ? (line.points ?? 0) : percentageOf(line.conference);
  };
  const groups = [...Map.groupBy(lines, figureOf)].sort(([a], [b]) => b - a);
  const ranked = groups.flatMap(([, tied]) => breakTie(tied, games, ties));
  const first = ranked[0]?.conference;
  return ranked.map((line) => ({ ...line, gamesBack: first ? gamesBetween(first, line.conference) : 0 }));
}

function breakTie(tied: readonly TeamLine[], games: readonly TeamGame[], ties: TieRule): TeamLine[] {
  const names = new Set(tied.map(({ team }) => team));
  const among = games.filter(({ team, opponent }) => names.has(team) && names.has(opponent));
  const steps = [
    ({ team }: TeamLine) => percentageOf(tally(among.filter((game) => game.team === team)), 0.5),
    ({ overall }: TeamLine) => percentageOf(overall),
  ];
  const apply = ([step, ...later]: typeof steps, group: readonly TeamLine[]): TeamLine[] => {
    if (group.length === 1) return [...group];
    if (!step) return group.toSorted((a, b) => a.team.localeCompare(b.team, 'en'));
    const groups = [...Map.groupBy(group, step)].sort(([a], [b]) => b - a).map(([, equal]) => equal);
    const restarts = ties === 'headToHead' && groups.length > 1;
    return groups.flatMap((equal) => (restarts ? breakTie(equal, games, ties) : apply(later, equal)));
  };
  return apply(steps, tied);
}

/** A team without games comes after teams that have lost all of theirs. */
const percentageOf = (record: WinLoss | undefined, withoutGames = -1): number =>
  (record && winPercentage(record)) ?? withoutGames;

const gamesBetween = (first: WinLoss, other: WinLoss): number =>
  (first.wins - other.wins + other.losses - first.losses) / 2;
