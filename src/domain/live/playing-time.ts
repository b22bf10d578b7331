import type { BoxScore } from '../box-score.ts';
import type { SportFamily } from '../sport-family.ts';

/** Lengths of a game's periods in seconds. */
export type PlayingTime = { readonly periods: number; readonly period: number; readonly overtime: number };

export type PeriodLengths = Pick<BoxScore, 'family' | 'regulationPeriods'> & {
  readonly periodMinutes?: number | undefined;
  readonly overtimeMinutes?: number | undefined;
};

/** Minutes of a period and of an overtime; basketball's depend on whether it is played in halves or quarters. */
const rules: Partial<Record<SportFamily, { readonly period: number; readonly overtime: number }>> = {
  football: { period: 15, overtime: 5 },
  soccer: { period: 45, overtime: 10 },
  fieldhockey: { period: 15, overtime: 10 },
  icehockey: { period: 20, overtime: 5 },
  lacrosse: { period: 15, overtime: 4 },
};

/** Period lengths from the file, otherwise from the sport's rules. */
export function playingTime({ family, regulationPeriods, periodMinutes, overtimeMinutes }: PeriodLengths): PlayingTime {
  const { period, overtime } = rules[family] ?? { period: 40 / regulationPeriods, overtime: 5 };
  return {
    periods: regulationPeriods,
    period: (periodMinutes || period) * 60,
    overtime: (overtimeMinutes || overtime) * 60,
  };
}

export const regulationSeconds = ({ periods, period }: PlayingTime): number => periods * period;

/** Seconds played when `left` are left in a period. */
export function secondsPlayed(time: PlayingTime, period: number, left: number): number {
  const overtimes = period - time.periods;
  if (overtimes <= 0) return period * time.period - Math.min(left, time.period);
  return regulationSeconds(time) + overtimes * time.overtime - Math.min(left, time.overtime);
}
