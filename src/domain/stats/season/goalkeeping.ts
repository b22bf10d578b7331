import { counted } from '../../../web/counted.ts';
import { numberOf, type StatColumn, type StatGroups, type StatLine, signed } from '../column.ts';
import { computed, figure, gamesAndStarts, paired } from '../figure-columns.ts';
import { goalsAllowed, played, savePct, saves, shotsFaced } from '../goalkeeping-columns.ts';
import type { LeaderList, SeasonTable } from './season-book.ts';
import { isShutout, type StatGame, type StatPlayer } from './stat-game.ts';

const keepers = ({ own }: StatGame) =>
  own.players.filter(({ isTeam, stats }) => !isTeam && stats['goalkeeping'] !== undefined);

/** Goals that no goaltender allowed; undefined if there are none, or if goaltenders have no lines. */
export function emptyNetFigures(game: StatGame): StatGroups | undefined {
  if (keepers(game).length === 0 || game.opponents.score === null) return undefined;
  const lines = game.own.players.flatMap(({ stats }) => numberOf(stats['goalkeeping'], 'ga') ?? []);
  const goals = game.opponents.score - lines.reduce((sum, allowed) => sum + allowed, 0);
  return goals > 0 ? { goalkeeping: { ga: goals } } : undefined;
}

/** Games in goal and shutouts. A shutout belongs to a keeper who played the whole game; otherwise it is shared. */
export function keeperFigures(player: StatPlayer, game: StatGame): StatGroups | undefined {
  if (!player.stats['goalkeeping']) return undefined;
  const [alone, shutout] = [keepers(game).length === 1, isShutout(game)];
  return {
    goalkeeping: {
      gp: 1,
      gs: Number(player.started),
      sho: Number(shutout && alone),
      cbo: Number(shutout && !alone),
    },
  };
}

/** The team's decisions and shutouts, once for each game. */
export function keepingFigures(game: StatGame): StatGroups | undefined {
  if (!game.own.stats['goalkeeping']) return undefined;
  const [alone, shutout] = [keepers(game).length === 1, isShutout(game)];
  return {
    goalkeeping: {
      wins: Number(game.outcome === 'W'),
      losses: Number(game.outcome === 'L'),
      ties: Number(game.outcome === 'T'),
      sho: Number(shutout),
      cbo: Number(shutout && !alone),
    },
  };
}

/** A keeper without a decision has zero wins, losses and ties. */
const decision = (key: string, abbr: string, title: string): StatColumn => ({
  ...figure(key, abbr, title),
  value: (line) => numberOf(line, key) ?? 0,
  text: (line) => String(numberOf(line, key) ?? 0),
});

const goalsAgainstAverage = (minutes: number) =>
  computed(
    'gaa',
    'GAA',
    `Goals allowed in ${counted(minutes, 'minute')}`,
    (line: StatLine) => {
      const [goals, seconds] = [numberOf(line, 'ga'), numberOf(line, 'sec')];
      if (goals === undefined || !seconds) return undefined;
      return (goals * minutes * 60) / seconds;
    },
    { formula: `GA × ${minutes} ÷ MIN`, print: (value) => signed(value, 2) },
  );

type Options = {
  section: string;
  caption: string;
  minutes: number;
  shutouts?: boolean;
  ties?: boolean;
  unassigned?: string;
};

/** The goalkeepers of a season; `minutes` is the length of a game in the goals-against average. */
export function keeperTable({
  section,
  caption,
  minutes,
  shutouts = true,
  ties = true,
  unassigned,
}: Options): SeasonTable {
  return {
    section,
    caption,
    groups: ['goalkeeping'],
    columns: [
      gamesAndStarts,
      played,
      goalsAllowed,
      goalsAgainstAverage(minutes),
      saves,
      savePct,
      decision('wins', 'W', 'Wins'),
      decision('losses', 'L', 'Losses'),
      ...(ties ? [decision('ties', 'T', 'Ties')] : []),
      ...(shutouts ? [shutoutColumn] : []),
      shotsFaced,
    ],
    shownWhen: ['sec', 'ga', 'saves'],
    sortBy: 'gaa',
    ascending: true,
    minimum: 'keeping',
    ...(unassigned && { unassigned }),
  };
}

const shutoutColumn: StatColumn = {
  ...paired('sho', 'cbo', 'SHO/CBO', 'Shutouts: own and combined'),
  text: (line) => {
    const [own, combined] = [numberOf(line, 'sho'), numberOf(line, 'cbo')];
    return own === undefined ? undefined : `${own}/${combined ?? 0}`;
  },
};

export const keeperLeaders = (minutes: number): LeaderList[] => [
  {
    title: 'Goals-Against Average',
    groups: ['goalkeeping'],
    columns: [goalsAgainstAverage(minutes), played, goalsAllowed],
    minimum: 'keeping',
    ascending: true,
  },
  {
    title: 'Save Percentage',
    groups: ['goalkeeping'],
    columns: [savePct, saves, goalsAllowed],
    minimum: 'keeping',
  },
  { title: 'Saves', groups: ['goalkeeping'], columns: [saves, played] },
];

/** The minimum of a third of a game of `minutes`. */
export const keeperMinimum = (minutes: number) => ({
  figures: ['sec'],
  unit: { one: 'minute', many: 'minutes', size: 60 },
  perTeamGame: minutes / 3,
});

export const keeperLog = (caption: string) => ({
  caption,
  groups: ['goalkeeping'],
  columns: [played, goalsAllowed, saves, savePct],
});
