import { boardClock } from '../../board-clock.ts';

/** Clock direction by sport: soccer counts up through the game, hockey up in each period, lacrosse down. */
export type ClockDirection = 'up-through-game' | 'up-in-period' | 'down';

export type ClockRules = {
  readonly direction: ClockDirection;
  readonly regulationPeriods: number;
  readonly periodMinutes: number;
  readonly overtimeMinutes: number;
};

/** "2:55" -> "02:55"; empty if it is not a clock. */
export function readClock(written: string): string {
  const clock = /^\d{1,3}:\d\d/.exec(written)?.[0];
  return clock ? boardClock(clock) : '';
}

/** Whether the period's clock has expired; a missing clock has not. */
export function hasRunOut(period: number, clock: string, rules: ClockRules): boolean {
  const match = /^(\d+):(\d\d)$/.exec(clock);
  if (!match) return false;
  const seconds = Number(match[1]) * 60 + Number(match[2]);
  if (rules.direction === 'down') return seconds === 0;
  const overtimes = Math.max(0, period - rules.regulationPeriods);
  if (rules.direction === 'up-in-period') {
    return seconds >= (overtimes > 0 ? rules.overtimeMinutes : rules.periodMinutes) * 60;
  }
  return seconds >= ((period - overtimes) * rules.periodMinutes + overtimes * rules.overtimeMinutes) * 60;
}
