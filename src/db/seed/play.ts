import type { CollegePlan } from './college-plan.ts';
import type { CollegeRows } from './college-rows.ts';
import type { Campus, PlaySeason } from './team.ts';

/** How the games of the current and the last season are played out with a box score; older ones only have a result. */
export function createPlayer(_college: CollegeRows, _plan: CollegePlan, _campus: Campus): PlaySeason {
  return () => undefined;
}
