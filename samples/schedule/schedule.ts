import type { Random } from '../random.ts';
import { type LeaguePlan, leagueSchedule } from './league.ts';
import { type Meet, meetSchedule } from './meets.ts';
import { type SeriesPlan, seriesSchedule } from './series.ts';
import { type Slot, slot } from './slot.ts';

/** A game between two other teams at a tournament we host. `date` is month and day. */
type HostedGame = { date: string; time: string; title: string; tournament: string };

export type SchedulePlan =
  | ({ type: 'league'; hosted?: readonly HostedGame[] } & LeaguePlan)
  | ({ type: 'series' } & SeriesPlan)
  /** `isNextYear`: a winter season that starts in January. */
  | { type: 'meets'; start: string; isNextYear?: boolean; meets: readonly Meet[] };

/** Indexes in `opponents.json`. */
export type OpponentPool = { members: readonly number[]; others: readonly number[] };

/** Generates the schedule of the season that begins in `year`. */
export function createSchedule(
  plan: SchedulePlan,
  { members, others }: OpponentPool,
  { year, today, random }: { year: number; today: string; random: Random },
): Slot[] {
  if (plan.type === 'series') return seriesSchedule(plan, year, members, others, random);
  if (plan.type === 'meets') return meetSchedule(plan.meets, plan.start, plan.isNextYear ? year + 1 : year);
  const hosted = today < `${year}-${plan.start}` ? [] : (plan.hosted ?? []);
  return [
    ...leagueSchedule(plan, year, members, others, random),
    ...hosted.map(({ date, ...game }) => slot(`${year}-${date}`, 'H', { ...game, type: 'X' })),
  ];
}
