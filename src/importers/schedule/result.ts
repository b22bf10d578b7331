/** A result in a schedule. */
export type ScheduleResult =
  | { kind: 'score'; ourScore: number; opponentScore: number; extra: string }
  | { kind: 'placing'; placing: string }
  | { kind: 'postponed' }
  | { kind: 'canceled' };

/**
 * Reads "W 49-14", "L, 33-36 2OT", "W 5-1 (F/5)", "8th, 597 (+21)", "Postponed"; our score comes first unless the
 * letter contradicts it. `undefined` for anything else.
 */
export function parseResult(text: string): ScheduleResult | undefined {
  const clean = text.trim();
  if (/^cancell?ed\b/i.test(clean)) return { kind: 'canceled' };
  if (/^(?:postponed|ppd)\b/i.test(clean)) return { kind: 'postponed' };
  if (/^(?:t-?)?\d+(?:st|nd|rd|th)\b/i.test(clean)) return { kind: 'placing', placing: clean };
  const match = /^([WLT])?[,:]?\s*(\d+)\s*[-–]\s*(\d+)(.*)/i.exec(clean);
  if (!match) return undefined;
  const [, letter = '', a, b, rest = ''] = match;
  const [first, second] = [Number(a), Number(b)];
  const swapped = (letter.toUpperCase() === 'W' && first < second) || (letter.toUpperCase() === 'L' && first > second);
  const [ourScore, opponentScore] = swapped ? [second, first] : [first, second];
  return { kind: 'score', ourScore, opponentScore, extra: rest.replace(/[()]/g, '').trim() };
}

/** Periods, innings or sets played, from "OT", "2OT", "11", "F/5", "10 inn."; `undefined` if not given. */
export function periodsPlayed(extra: string, regulation: number): number | undefined {
  const overtimes = /^(\d*)\s*OT\b/i.exec(extra);
  if (overtimes) return regulation + Number(overtimes[1] || 1);
  const innings = /^(?:F\/)?(\d{1,2})(?:\s*inn.*)?$/i.exec(extra);
  return innings ? Number(innings[1]) : undefined;
}
