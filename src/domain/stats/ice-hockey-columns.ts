import { numberOf, type StatColumn, sumOf } from './column.ts';
import { figure, paired } from './figure-columns.ts';
import { assists, goals, points, shotShare, shots } from './goal-columns.ts';

export const skaterPoints = points(1);
export const plusMinus = figure('plusMinus', '+/−', 'Even-strength and short-handed goal difference on the ice', {
  label: '+/-',
});
export const powerPlayGoals = figure('ppg', 'PPG', 'Power-play goals');
export const shortHandedGoals = figure('shg', 'SHG', 'Short-handed goals');
export const faceOffs = paired('fow', 'fol', 'FO', 'Face-offs won and lost', { optional: true });
export const skaterCounts: readonly StatColumn[] = [
  goals,
  assists,
  skaterPoints,
  shots,
  shotShare,
  plusMinus,
  powerPlayGoals,
  shortHandedGoals,
];
export const penaltyMinutes: StatColumn = {
  ...figure('pim', 'PN-PIM', 'Penalties and penalty minutes'),
  text: (line) => {
    const [minutes, number] = [numberOf(line, 'pim'), numberOf(line, 'pn')];
    if (minutes === undefined) return undefined;
    return number === undefined ? String(minutes) : `${number}-${minutes}`;
  },
};
/** Misconducts and match penalties. */
export const otherPenalties: StatColumn = {
  ...figure('otherPenalties', 'OTH', 'Misconducts and match penalties', { optional: true }),
  value: (line) => sumOf(line, 'misconduct', 'gameMisconduct', 'grossMisconduct', 'match'),
  text: (line) => sumOf(line, 'misconduct', 'gameMisconduct', 'grossMisconduct', 'match')?.toString(),
};
export const blocked = figure('blk', 'BLK', 'Shots blocked');
