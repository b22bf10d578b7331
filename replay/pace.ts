import type { RecordedGame } from './recorded-game.ts';

/** Longer gaps in playing time are shortened to this. */
const longestGap = 20;

/** Seconds into a replay at normal speed at which each snapshot is due; 0 for those before the first play. */
export function dueTimes({ length, secondsAt }: Pick<RecordedGame, 'length' | 'secondsAt'>): number[] {
  const times = [0];
  for (let plays = 1; plays <= length; plays++) {
    const gap = secondsAt(plays) - secondsAt(plays - 1);
    times.push((times[plays - 1] ?? 0) + Math.min(longestGap, Math.max(0, gap)));
  }
  return times;
}

/**
 * The next snapshot to send after `seconds`: the latest one due, without skipping any that has a mistake. `undefined` if
 * nothing new is due.
 */
export function nextSnapshot(
  times: readonly number[],
  mistakes: ReadonlyMap<number, unknown>,
  { sent, passed }: { sent: number; passed: number },
): number | undefined {
  const latest = times.findLastIndex((due) => due <= passed);
  if (latest <= sent) return undefined;
  const mistake = [...mistakes.keys()].find((plays) => plays > sent && plays <= latest);
  return mistake ?? latest;
}
