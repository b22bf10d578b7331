import type { StatColumn, StatTable } from './column.ts';
import { figure } from './figure-columns.ts';
import { goalsAllowed, played, savePct, saves } from './goalkeeping-columns.ts';

/** The goalkeeper table; `more` columns follow the saves. */
export const goalkeepingTable = (title: string, ...more: StatColumn[]): StatTable => ({
  group: 'goalkeeping',
  title,
  keyColumns: ['saves', 'ga', 'savePct'],
  columns: [played, goalsAllowed, saves, ...more, savePct, figure('decision', 'DEC', 'Decision')],
});
