import type { BookScore } from '../../../api/stats/score-book.ts';

type Drive = BookScore['drives'][number];

/** Feeds tell the drive under way again and again, and once more when it is over: the last word of each counts. */
export function distinctDrives(drives: readonly Drive[]): Drive[] {
  const byStart = new Map<string, Drive>();
  for (const drive of drives) {
    const { side, period, startClock, startSpot } = drive;
    byStart.set([side, period, startClock, startSpot].join('|'), drive);
  }
  return [...byStart.values()];
}
