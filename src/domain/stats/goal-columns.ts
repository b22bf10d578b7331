import { numberOf, type StatColumn, type StatLine, signed } from './column.ts';
import { computed, figure, share } from './figure-columns.ts';

export const goals = figure('g', 'G', 'Goals');
export const assists = figure('a', 'A', 'Assists');
export const shots = figure('sh', 'SH', 'Shots');
export const onGoal = figure('sog', 'SOG', 'Shots on goal');
export const shotShare = share('shPct', 'SH%', 'Shot percentage', ['g', 'sh'], { formula: 'G ÷ SH' });
export const onGoalShare = share('sogPct', 'SOG%', 'Shots on goal percentage', ['sog', 'sh'], { formula: 'SOG ÷ SH' });

/** Points with `perGoal` of each goal. */
export const points = (perGoal: 1 | 2): StatColumn =>
  computed('pts', 'PTS', 'Points', goalPoints(perGoal), {
    formula: perGoal === 2 ? '2 × G + A' : 'G + A',
    print: (value) => signed(value),
  });

export const fouls = figure('fouls', 'F', 'Fouls');
export const yellowCards = figure('yellow', 'YC', 'Yellow cards');
export const redCards = figure('red', 'RC', 'Red cards');
export const greenCards = figure('green', 'GC', 'Green cards', { optional: true });
export const minutesPlayed = figure('min', 'MIN', 'Minutes played', { optional: true });

/**
 * Points of a scorer: two a goal in soccer and field hockey, one in ice hockey and lacrosse, and one an assist. Undefined
 * unless both figures were recorded.
 */
export const goalPoints =
  (perGoal: 1 | 2) =>
  (line: StatLine): number | undefined => {
    const [goals, assists] = [numberOf(line, 'g'), numberOf(line, 'a')];
    return goals === undefined || assists === undefined ? undefined : perGoal * goals + assists;
  };
