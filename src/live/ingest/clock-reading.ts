import type { BoxScore } from '../../domain/box-score.ts';
import { parseClock } from '../../domain/live/clock.ts';
import { secondsLeft } from '../../domain/live/seconds-left.ts';

/** Whether the game clock was running, and the time of the reading. */
export type ClockReading = { clockRunning: boolean; clockAt: string };

/** Several snapshots may be written within one second of the clock. */
const sameSecond = 2000;

/**
 * Reads the clock of a snapshot received at `now`. The file may specify whether it is running; otherwise it is running if
 * it moved since the previous snapshot. It is stopped at zero, at the end of a period and at the end of the game.
 */
export function readClock(
  boxScore: BoxScore,
  now: Temporal.Instant,
  before: (ClockReading & { box: BoxScore }) | undefined,
): ClockReading {
  const read = { clockRunning: false, clockAt: now.toString() };
  const seconds = parseClock(boxScore.clock);
  if (seconds === undefined || isPeriodOver(boxScore, seconds)) return read;
  if (boxScore.situation?.running !== undefined) return { ...read, clockRunning: boxScore.situation.running };
  if (!before || before.box.period !== boxScore.period) return read;
  if (before.box.clock !== boxScore.clock) return { ...read, clockRunning: true };
  const isSameSecond = now.epochMilliseconds - Date.parse(before.clockAt) < sameSecond;
  return isSameSecond ? { clockRunning: before.clockRunning, clockAt: before.clockAt } : read;
}

function isPeriodOver(boxScore: BoxScore, seconds: number): boolean {
  return boxScore.complete || !secondsLeft(boxScore, seconds);
}
