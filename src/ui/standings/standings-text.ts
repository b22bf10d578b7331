import type { TieRule } from '../../domain/standings/rules.ts';

/** "2½"; an en dash for the first team, and undefined where games back are not used. */
export function gamesBackText(gamesBack: number | null): string | undefined {
  if (gamesBack === null) return undefined;
  if (gamesBack === 0) return '–';
  const whole = Math.trunc(gamesBack);
  const sign = gamesBack < 0 ? '+' : '';
  return `${sign}${Math.abs(whole) || ''}${gamesBack % 1 === 0 ? '' : '½'}`;
}

const orders = {
  place: 'In the order published by the conference.',
  points: 'Ordered by conference points.',
  percentage: 'Ordered by conference winning percentage.',
};
const tieTexts: Record<TieRule, string> = {
  overall: 'Ties are broken by results among the tied teams, then by the overall winning percentage.',
  headToHead:
    'Ties are broken by results among the tied teams, again among those that are still tied, then by the overall winning percentage.',
};

/** How the teams of a table are ordered. */
export const orderText = (order: keyof typeof orders, ties: TieRule): string =>
  [
    orders[order],
    ...(order === 'place' ? [] : [tieTexts[ties]]),
    'Conference tournaments do not count toward the conference record.',
  ].join(' ');

/**
 * `count` lines of a table around the college's, or the first ones if it has no line.
 */
export function linesAround<Line extends { isOurs: boolean }>(lines: readonly Line[], count: number): readonly Line[] {
  const own = lines.findIndex(({ isOurs }) => isOurs);
  const start = Math.min(Math.max(0, own - Math.floor(count / 2)), Math.max(0, lines.length - count));
  return lines.slice(start, start + count);
}
