import type { BoxScore } from '../../domain/box-score.ts';
import { parseClock } from '../../domain/live/clock.ts';
import { secondsLeft } from '../../domain/live/seconds-left.ts';

/** Whether the game clock ran when it was read, and when that was. */
export type ClockReading = { clockRunning: boolean; clockAt: string };

/** A second on the board covers snapshots that are written within it. */
const sameSecond = 2000;

/**
 * Reads the clock of a snapshot that came at `now`. It runs where the file says so; files that do not say are believed
 * when it has moved since the snapshot before. At zero, at the end of a period and of the game it stands.
 */
export function readClock(
  box: BoxScore,
  now: Temporal.Instant,
  before: (ClockReading & { box: BoxScore }) | undefined,
): ClockReading {
  const read = { clockRunning: false, clockAt: now.toString() };
  const seconds = parseClock(box.clock);
  if (seconds === undefined || isPeriodOver(box, seconds)) return read;
  if (box.situation?.running !== undefined) return { ...read, clockRunning: box.situation.running };
  if (!before || before.box.period !== box.period) return read;
  if (before.box.clock !== box.clock) return { ...read, clockRunning: true };
  const isSameSecond = now.epochMilliseconds - Date.parse(before.clockAt) < sameSecond;
  return isSameSecond ? { clockRunning: before.clockRunning, clockAt: before.clockAt } : read;
}

function isPeriodOver(box: BoxScore, seconds: number): boolean {
  return box.complete || !secondsLeft(box, seconds);
}
