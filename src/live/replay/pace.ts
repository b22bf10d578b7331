import type { RecordedGame } from './recorded-game.ts';

/** Longer silences of playing time than this are cut short. */
const longestGap = 20;

/** Seconds of a replay at normal speed at which the k-th snapshot is due: those before the first play have 0. */
export function dueTimes({ length, secondsAt }: Pick<RecordedGame, 'length' | 'secondsAt'>): number[] {
  const times = [0];
  for (let plays = 1; plays <= length; plays++) {
    const gap = secondsAt(plays) - secondsAt(plays - 1);
    times.push((times[plays - 1] ?? 0) + Math.min(longestGap, Math.max(0, gap)));
  }
  return times;
}

/**
 * The snapshot to send next when so many seconds have passed: the latest that is due, but none with a mistake is left
 * out. `undefined` while nothing new is due.
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
