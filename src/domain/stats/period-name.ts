import { clockDirection } from '../live/clock.ts';
import type { SportFamily } from '../sport-family.ts';
import { getSportStats } from './families.ts';

const byCount: Readonly<Record<number, string>> = { 2: 'Half', 3: 'Period', 4: 'Quarter' };

/** Name of a regulation period: in sports with a clock "Half" or "Quarter", depending on their number, otherwise "Inning" or "Set". */
export function periodNameOf(family: SportFamily, regulationPeriods: number): string {
  const timed = clockDirection(family, undefined) !== undefined;
  return (timed && byCount[regulationPeriods]) || (getSportStats(family)?.periodName ?? 'Period');
}
