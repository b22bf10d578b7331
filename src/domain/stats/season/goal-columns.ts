import { type StatGroups, signed } from '../column.ts';
import { goalPoints } from '../goal-points.ts';
import { computed, figure, share } from './columns.ts';
import { keepingFigures } from './goalkeeping.ts';
import type { High, LeaderList, SeasonColumn, TeamRow } from './season-book.ts';
import { groupRow } from './team-rows.ts';

export const goals = figure('g', 'G', 'Goals');
export const assists = figure('a', 'A', 'Assists');
export const shots = figure('sh', 'SH', 'Shots');
export const onGoal = figure('sog', 'SOG', 'Shots on goal');
export const shotShare = share('shPct', 'SH%', 'Shot percentage', ['g', 'sh'], { formula: 'G ÷ SH' });
export const onGoalShare = share('sogPct', 'SOG%', 'Shots on goal percentage', ['sog', 'sh'], { formula: 'SOG ÷ SH' });

/** Points with `perGoal` of each goal. */
export const points = (perGoal: 1 | 2): SeasonColumn =>
  computed('pts', 'PTS', 'Points', goalPoints(perGoal), {
    formula: perGoal === 2 ? '2 × G + A' : 'G + A',
    print: (value) => signed(value),
  });

/** Our goals are the score: own goals belong to the team and to no scorer. */
export const scoreRow: TeamRow = groupRow('Goals', 'score', goals);
export const scoreFigures = (game: Parameters<typeof keepingFigures>[0]): StatGroups => ({
  ...keepingFigures(game),
  ...(game.own.score !== null && { score: { g: game.own.score } }),
});

export const goalsByPeriod = { caption: 'Goals by Period', overtime: 'OT' };
export const high = (title: string, group: string, key: string): High => ({ title, group, key });
export const leader = (title: string, group: readonly string[], columns: readonly SeasonColumn[]): LeaderList => ({
  title,
  groups: group,
  columns,
});
