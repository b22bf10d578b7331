import { clock, numberOf, type StatGroups, type StatLine, signed } from '../column.ts';
import { savePercentage } from '../goalkeeping.ts';
import { computed, figure, gamesAndStarts, paired } from './columns.ts';
import type { LeaderList, SeasonColumn, SeasonTable } from './season-book.ts';
import type { StatGame, StatPlayer } from './stat-game.ts';

const keepers = ({ own }: StatGame) =>
  own.players.filter(({ isTeam, stats }) => !isTeam && stats['goalkeeping'] !== undefined);

/** Goals that no goaltender allowed. Undefined without any, and where goaltenders have no lines. */
export function emptyNetFigures(game: StatGame): StatGroups | undefined {
  if (keepers(game).length === 0 || game.opponents.score === null) return undefined;
  const lines = game.own.players.flatMap(({ stats }) => numberOf(stats['goalkeeping'], 'ga') ?? []);
  const goals = game.opponents.score - lines.reduce((sum, allowed) => sum + allowed, 0);
  return goals > 0 ? { goalkeeping: { ga: goals } } : undefined;
}

/** Games in goal and shutouts. A shutout belongs to a keeper who played all of it, otherwise to those who shared it. */
export function keeperFigures(player: StatPlayer, game: StatGame): StatGroups | undefined {
  if (!player.stats['goalkeeping']) return undefined;
  const [alone, shutout] = [keepers(game).length === 1, game.opponents.score === 0];
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
  const [alone, shutout] = [keepers(game).length === 1, game.opponents.score === 0];
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

const played: SeasonColumn = {
  ...figure('sec', 'MIN', 'Minutes in goal'),
  text: (line) => {
    const seconds = numberOf(line, 'sec');
    return seconds === undefined ? undefined : clock(seconds);
  },
};
const savePct = computed(
  'savePct',
  'SV%',
  'Save percentage',
  (line) => savePercentage(line) ?? (numberOf(line, 'saves') === undefined ? undefined : 0),
  { formula: 'SV ÷ (SV + GA)' },
);
/** A keeper without a decision has none of each. */
const decision = (key: string, abbr: string, title: string): SeasonColumn => ({
  ...figure(key, abbr, title),
  value: (line) => numberOf(line, key) ?? 0,
  text: (line) => String(numberOf(line, key) ?? 0),
});

const goalsAgainstAverage = (minutes: number) =>
  computed(
    'gaa',
    'GAA',
    `Goals allowed in ${minutes} minutes`,
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
      figure('ga', 'GA', 'Goals allowed'),
      goalsAgainstAverage(minutes),
      figure('saves', 'SV', 'Saves'),
      savePct,
      decision('wins', 'W', 'Wins'),
      decision('losses', 'L', 'Losses'),
      ...(ties ? [decision('ties', 'T', 'Ties')] : []),
      ...(shutouts ? [shutoutColumn] : []),
      figure('sf', 'SF', 'Shots faced', { optional: true }),
    ],
    shownWhen: ['sec', 'ga', 'saves'],
    sortBy: 'gaa',
    ascending: true,
    minimum: 'keeping',
    ...(unassigned && { unassigned }),
  };
}

const shutoutColumn: SeasonColumn = {
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
    columns: [goalsAgainstAverage(minutes), played, figure('ga', 'GA', 'Goals allowed')],
    minimum: 'keeping',
    ascending: true,
  },
  {
    title: 'Save Percentage',
    groups: ['goalkeeping'],
    columns: [savePct, figure('saves', 'SV', 'Saves'), figure('ga', 'GA', 'Goals allowed')],
    minimum: 'keeping',
  },
  { title: 'Saves', groups: ['goalkeeping'], columns: [figure('saves', 'SV', 'Saves'), played] },
];

/** A third of a game of `minutes`. */
export const keeperMinimum = (minutes: number) => ({
  figures: ['sec'],
  unit: { one: 'minute', many: 'minutes', size: 60 },
  perTeamGame: minutes / 3,
});

export const keeperLog = (caption: string) => ({
  caption,
  groups: ['goalkeeping'],
  columns: [played, figure('ga', 'GA', 'Goals allowed'), figure('saves', 'SV', 'Saves'), savePct],
});
