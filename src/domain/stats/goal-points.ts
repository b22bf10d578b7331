import { numberOf, type StatLine } from './column.ts';

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
