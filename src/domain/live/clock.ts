import type { SportFamily } from '../sport-family.ts';
import type { LiveClock } from './scoreboard.ts';
import type { BoxSituation } from './situation.ts';

/** Seconds on the clock at `now` (milliseconds since the epoch), extrapolated from the last reading while the clock runs. */
export function shownSeconds(clock: LiveClock, now: number): number {
  if (!clock.running) return clock.seconds;
  const passed = Math.max(0, Math.floor((now - Date.parse(clock.at)) / 1000));
  return clock.direction === 'up' ? clock.seconds + passed : Math.max(0, clock.seconds - passed);
}

/** Parses a printed clock in seconds, "04:05" or ":05"; `undefined` if it is not a clock (an inning's "Top", an empty text). */
export function parseClock(clock: string): number | undefined {
  const match = /^(\d{0,3}):([0-5]\d)(?:\.\d+)?$/.exec(clock.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Direction of the game clock: from the feed, otherwise from the sport's rules; `undefined` in sports without a clock. */
export function clockDirection(
  family: SportFamily,
  situation: BoxSituation | undefined,
): LiveClock['direction'] | undefined {
  const byRule = directions[family];
  return byRule && (situation?.clockDirection ?? byRule);
}

/** Soccer counts up through the whole game; other sports count down each period. */
const directions: Partial<Record<SportFamily, LiveClock['direction']>> = {
  football: 'down',
  basketball: 'down',
  soccer: 'up',
  fieldhockey: 'down',
  icehockey: 'down',
  lacrosse: 'down',
  waterpolo: 'down',
};
