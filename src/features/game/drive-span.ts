import type { BookScore } from '../../api/stats/score-book.ts';

/** A drive on the field: yards from the visitors' goal line at its start and end. */
export type DriveSpan = { from: number; to: number };

/**
 * Where a drive began and ended. Scorers note spots as the code of a side of the field and the yard line; the visitors move toward
 * 100. Undefined if the start cannot be read.
 */
export function driveSpan(
  drive: Pick<BookScore['drives'][number], 'side' | 'startSpot' | 'yards'>,
  codes: { away: string; home: string },
): DriveSpan | undefined {
  const from = yardsFromAwayGoal(drive.startSpot, codes);
  if (from === undefined) return undefined;
  const to = from + (drive.side === 'away' ? drive.yards : -drive.yards);
  return { from, to: Math.min(100, Math.max(0, to)) };
}

function yardsFromAwayGoal(spot: string, { away, home }: { away: string; home: string }): number | undefined {
  const written = spot.trim();
  const [digits] = /\d{1,2}$/.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const code = written.slice(0, -digits.length).trimEnd();
  const yard = Number(digits);
  if (yard === 50) return 50;
  if (code === away) return yard;
  return code === home ? 100 - yard : undefined;
}
