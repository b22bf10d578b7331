import { clock, numberOf, ratio, type StatColumn, type StatLine } from './column.ts';
import { computed, figure } from './figure-columns.ts';

export const goalsAllowed = figure('ga', 'GA', 'Goals allowed');
export const saves = figure('saves', 'SV', 'Saves');
export const shotsFaced = figure('sf', 'SF', 'Shots faced', { optional: true });
export const played: StatColumn = {
  ...figure('sec', 'MIN', 'Minutes in goal'),
  text: (line) => {
    const seconds = numberOf(line, 'sec');
    return seconds === undefined ? undefined : clock(seconds);
  },
};
export const savePct = computed(
  'savePct',
  'SV%',
  'Save percentage',
  (line) => savePercentage(line) ?? (numberOf(line, 'saves') === undefined ? undefined : 0),
  { formula: 'SV ÷ (SV + GA)' },
);
/** Saves / (saves + goals allowed). */
export function savePercentage(line: StatLine): number | undefined {
  const [saves, allowed] = [numberOf(line, 'saves'), numberOf(line, 'ga')];
  return saves === undefined || allowed === undefined ? undefined : ratio(saves, saves + allowed);
}
