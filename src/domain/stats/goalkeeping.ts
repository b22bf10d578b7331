import type { StatColumn, StatLine, StatTable } from './column.ts';
import { clock, count, numberOf, rate, ratio, thousandths } from './column.ts';

/** Saves / (saves + goals allowed). */
export function savePercentage(line: StatLine): number | undefined {
  const [saves, allowed] = [numberOf(line, 'saves'), numberOf(line, 'ga')];
  return saves === undefined || allowed === undefined ? undefined : ratio(saves, saves + allowed);
}

/** The goalkeeper table; `more` columns follow the saves. */
export const goalkeepingTable = (title: string, ...more: StatColumn[]): StatTable => ({
  group: 'goalkeeping',
  title,
  keyColumns: ['saves', 'ga', 'savePct'],
  columns: [
    count('sec', 'MIN', 'Minutes in goal', clock),
    count('ga', 'GA', 'Goals allowed'),
    count('saves', 'SV', 'Saves'),
    ...more,
    rate('savePct', 'SV%', 'Save percentage', savePercentage, thousandths),
    count('decision', 'DEC', 'Decision'),
  ],
});
