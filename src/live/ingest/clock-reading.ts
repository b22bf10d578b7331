import type { BoxScore } from '../../domain/box-score.ts';
import { clockDirection, parseClock } from '../../domain/live/clock.ts';

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
  const direction = clockDirection(box.family, box.situation);
  if (box.complete || direction === undefined) return true;
  return direction === 'down' ? seconds === 0 : seconds >= 60 * minutesUntilEnd(box);
}

/** Minutes of play at the end of the present period, which a clock that counts up shows then. */
function minutesUntilEnd({ period, regulationPeriods, periodMinutes, overtimeMinutes }: BoxScore): number {
  if (periodMinutes === undefined) return Number.POSITIVE_INFINITY;
  const overtimes = Math.max(0, period - regulationPeriods);
  return Math.min(period, regulationPeriods) * periodMinutes + overtimes * (overtimeMinutes ?? periodMinutes);
}
