import type { Side } from '../../domain/side.ts';

/** The first number of a printed figure: 12 of "12-30", seconds of "32:10"; undefined for other texts. */
export function barValue(text: string | undefined): number | undefined {
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(text ?? '') ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  const [digits] = /^[−-]?[\d,]*\.?\d+/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits.replace('−', '-').replaceAll(',', ''));
}

/** The lengths of two bars in percent of the larger figure; undefined if a figure has no number or both are zero. */
export function barShares(away: string | undefined, home: string | undefined): Record<Side, number> | undefined {
  const [first, second] = [barValue(away), barValue(home)];
  if (first === undefined || second === undefined) return undefined;
  const most = Math.max(first, second);
  if (most <= 0) return undefined;
  const share = (value: number) => Math.round((Math.max(0, value) / most) * 100);
  return { away: share(first), home: share(second) };
}
