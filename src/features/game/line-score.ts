import type { BookScore } from '../../api/stats/score-book.ts';
import type { Side } from '../../domain/side.ts';
import type { SportStats } from '../../domain/stats/sport-stats.ts';

/** A side's score by period: X if a final game did not play the period, undefined if not recorded. */
export function periodFigures({ periods, complete }: BookScore, side: Side): (number | string | undefined)[] {
  const other = side === 'home' ? 'away' : 'home';
  return periods.map((period) => period[side] ?? (complete && period[other] !== null ? 'X' : undefined));
}

/** Headings after the periods; the first is the score. */
export const totalHeads = (stats: SportStats | undefined): { label: string; name: string }[] => [
  { label: stats?.pointAbbr ?? 'T', name: stats?.pointName ?? 'Total' },
  ...(stats?.lineTotals?.columns ?? []).map(({ abbr, title }) => ({ label: abbr, name: title })),
];

/** The side's figures after the periods, in the order of `totalHeads`. */
export function totalFigures(
  box: BookScore,
  side: Side,
  stats: SportStats | undefined,
): (number | string | undefined)[] {
  const { score, stats: groups } = box[side];
  const { group = '', columns = [] } = stats?.lineTotals ?? {};
  const line = groups[group];
  return [score, ...columns.map((column) => (line ? column.text(line) : undefined))];
}
