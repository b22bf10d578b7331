import { slugify } from '../../../web/slug.ts';
import { numberOf } from '../column.ts';
import type { PeriodFigure, SeasonBook } from './season-book.ts';
import type { StatGame, StatTeam } from './stat-game.ts';
import { type SheetRow, type StatSheet, textColumn } from './stat-sheet.ts';

type Side = 'own' | 'opponents';
type PeriodValue = { number: number } & Record<Side, number | null>;
type Options = { regulation: number; teamName: string };

/**
 * The score, and other figures of the book, by quarter, half, period, inning or set of the games whose source has them.
 * Overtimes and extra innings share a column; a period that was not played has no figure. `regulation` is the number of
 * regulation periods.
 */
export const periodSheets = (
  { periods }: Pick<SeasonBook, 'periods'>,
  games: readonly StatGame[],
  options: Options,
): StatSheet[] => [
  ...periodSheet(
    { section: 'score-by-period', ...periods },
    games.flatMap(({ line = [] }) => line),
    options,
  ),
  ...(periods.figures ?? []).flatMap((figure) =>
    periodSheet(
      { section: slugify(figure.caption), caption: figure.caption, overtime: periods.overtime },
      games.flatMap((game) => figuresOf(figure, game)),
      options,
    ),
  ),
];

/** A figure of both teams in each period that the source has of one. */
function figuresOf({ group, key }: PeriodFigure, { own, opponents }: StatGame): PeriodValue[] {
  const valueIn = ({ periodStats }: StatTeam, period: string) => numberOf(periodStats?.[period]?.[group], key) ?? null;
  const periods = new Set([own, opponents].flatMap(({ periodStats = {} }) => Object.keys(periodStats)));
  return [...periods].map((period) => ({
    number: Number(period),
    own: valueIn(own, period),
    opponents: valueIn(opponents, period),
  }));
}

function periodSheet(
  { section, caption, overtime }: { section: string; caption: string; overtime: string },
  values: readonly PeriodValue[],
  { regulation, teamName }: Options,
): StatSheet[] {
  if (!values.some(({ own, opponents }) => own !== null || opponents !== null)) return [];
  const hasOvertime = values.some(({ number }) => number > regulation);
  const numbers = Array.from({ length: regulation }, (_, index) => index + 1);
  const sumOf = (of: Side, includes: (number: number) => boolean): number | undefined => {
    const known = values.flatMap((value) => (includes(value.number) ? (value[of] ?? []) : []));
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
  };
  const parts = [
    ...numbers.map((number) => (each: number) => each === number),
    ...(hasOvertime ? [(each: number) => each > regulation] : []),
    () => true,
  ];
  const row = (name: string, of: Side): SheetRow => ({
    kind: 'figure',
    name,
    cells: parts.map((includes) => sumOf(of, includes)?.toLocaleString('en-US') ?? null),
  });
  const headings = [...numbers.map(String), ...(hasOvertime ? [overtime] : []), 'Total'];
  return [
    {
      section,
      caption,
      rowLabel: 'Team',
      columns: headings.map((heading) => {
        const { isText: _, ...column } = textColumn(`period-${heading.toLowerCase()}`, heading);
        return column;
      }),
      rows: [row(teamName, 'own'), row('Opponents', 'opponents')],
      foot: [],
    },
  ];
}
