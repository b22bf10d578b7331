import { pageOf } from '../page.ts';
import { rosterStaff } from '../rosters/schema.ts';

/** `Staff/coaches`, head coach first. */
export const coachPage = pageOf(rosterStaff);
