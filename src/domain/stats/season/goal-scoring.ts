import type { StatGroups } from '../column.ts';
import { goals } from '../goal-columns.ts';
import { keepingFigures } from './goalkeeping.ts';
import type { TeamRow } from './season-book.ts';
import { groupRow } from './team-rows.ts';

/** Our goals are our score, because own goals belong to the team but to no scorer. */
export const scoreRow: TeamRow = groupRow('Goals', 'score', goals);
export const scoreFigures = (game: Parameters<typeof keepingFigures>[0]): StatGroups => ({
  ...keepingFigures(game),
  ...(game.own.score !== null && { score: { g: game.own.score } }),
});

/** Goals and shots by period; `shots` is the group that has the shots. */
export const goalsByPeriod = (shots: string) => ({
  caption: 'Goals by Period',
  overtime: 'OT',
  figures: [{ caption: 'Shots by Period', group: shots, key: 'sh' }],
});
