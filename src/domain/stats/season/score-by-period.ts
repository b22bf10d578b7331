import type { SeasonBook } from './season-book.ts';
import type { StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, textColumn } from './stat-sheet.ts';

/**
 * The score by quarter, half, period, inning or set of the games with a line score. Overtimes and extra innings share a
 * column; a period that was not played has no figure. `regulation` is the number of regulation periods.
 */
export function periodSheet(
  { periods: { caption, overtime } }: Pick<SeasonBook, 'periods'>,
  games: readonly StatGame[],
  { regulation, teamName }: { regulation: number; teamName: string },
): StatSheet | undefined {
  const lines = games.flatMap(({ line }) => (line && line.length > 0 ? [line] : []));
  if (lines.length === 0) return undefined;
  const hasOvertime = lines.some((line) => line.some(({ number }) => number > regulation));
  const numbers = Array.from({ length: regulation }, (_, index) => index + 1);
  const sumOf = (of: 'own' | 'opponents', includes: (number: number) => boolean): number | undefined => {
    const scores = lines.flatMap((line) => line.flatMap((period) => (includes(period.number) ? [period[of]] : [])));
    const known = scores.filter((score) => score !== null);
    return known.length > 0 ? known.reduce((sum, score) => sum + score, 0) : undefined;
  };
  const parts = [
    ...numbers.map((number) => (each: number) => each === number),
    ...(hasOvertime ? [(each: number) => each > regulation] : []),
    () => true,
  ];
  const row = (name: string, of: 'own' | 'opponents'): SheetRow => ({
    kind: 'figure',
    name,
    cells: parts.map((includes) => sumOf(of, includes)?.toLocaleString('en-US') ?? null),
  });
  const headings = [...numbers.map(String), ...(hasOvertime ? [overtime] : []), 'Total'];
  return {
    section: 'score-by-period',
    caption,
    rowLabel: 'Team',
    columns: headings.map((heading) => {
      const { isText: _, ...column } = textColumn(`period-${heading.toLowerCase()}`, heading);
      return column;
    }),
    rows: [row(teamName, 'own'), row('Opponents', 'opponents')],
    foot: [],
  };
}
