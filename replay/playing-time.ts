import type { ClockDirection } from '../src/importers/statcrew/goal-sports/board-clock.ts';

export type PlayingRules = {
  readonly direction: ClockDirection;
  readonly regulation: number;
  /** Minutes. */
  readonly period: number;
  readonly overtime: number;
};

const withoutClock = 15;

/** Converts a clock reading to the seconds played since the start of the game. */
export function elapsedSeconds(period: number, clock: number, rules: PlayingRules): number {
  const before = lengthOf(period - 1, rules);
  const length = lengthOf(period, rules) - before;
  if (rules.direction === 'down') return before + Math.min(length, Math.max(0, length - clock));
  return rules.direction === 'up-in-period' ? before + clock : clock;
}

function lengthOf(periods: number, { regulation, period, overtime }: PlayingRules): number {
  return (Math.min(periods, regulation) * period + Math.max(0, periods - regulation) * overtime) * 60;
}

/**
 * Playing time of each play, nondecreasing. Plays without a time are interpolated between their neighbors. A game without
 * a clock takes 15 s per play.
 */
export function spreadOverTime(known: readonly (number | undefined)[]): number[] {
  if (known.every((seconds) => seconds === undefined)) return known.map((_, index) => (index + 1) * withoutClock);
  const times: number[] = [];
  let last = { index: -1, seconds: 0 };
  for (const [index, seconds] of known.entries()) {
    if (seconds === undefined) continue;
    const reached = Math.max(last.seconds, seconds);
    for (let at = last.index + 1; at <= index; at++)
      times.push(last.seconds + ((reached - last.seconds) * (at - last.index)) / (index - last.index));
    last = { index, seconds: reached };
  }
  while (times.length < known.length) times.push(last.seconds);
  return times.map(Math.round);
}
