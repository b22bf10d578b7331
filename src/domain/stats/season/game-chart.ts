import { counted } from '../../../web/counted.ts';
import { figureIn } from './sort-sheet.ts';
import type { SheetColumn } from './stat-sheet.ts';

/** A figure of a player in each game of a season. */
export type GameFigure = {
  /** Name in URLs: "hitting-h". */
  name: string;
  /** "Hits". */
  title: string;
  /** A rate has no sum and is drawn as a line. */
  isRate: boolean;
  games: readonly { label: string; date: string; value: number | undefined; text: string }[];
};

type LogSheet = {
  section: string;
  inner?: string;
  columns: readonly SheetColumn[];
  rows: readonly { name: string; cells: readonly (string | null)[] }[];
};

/** The first that a chart shows is that with the largest sum: a passer's yards, a pitcher's strikeouts, a libero's digs. */
const preferred = new Set([
  'box-pts',
  'box-k',
  'box-a',
  'box-dig',
  'hitting-h',
  'pitching-so',
  'passing-yds',
  'rushing-yds',
  'receiving-yds',
  'logOffense-passYds',
  'logOffense-rushYds',
  'logOffense-recYds',
  'defense-tackles',
  'punting-no',
  'kicking-fgMade-fgAtt',
  'shots-g',
  'skating-g',
  'field-g',
  'goalkeeping-saves',
]);

/** The figures of a player's game-by-game tables. */
export const figuresOfLogs = (sheets: readonly LogSheet[]): GameFigure[] =>
  sheets
    .filter(({ section }) => section === 'game-game-player')
    .flatMap(({ section, inner = '', columns, rows }) => {
      const dateAt = columns.findIndex(({ key }) => key === 'date');
      return columns.flatMap(({ key, title, isText, formula }, index): GameFigure[] => {
        if (isText) return [];
        const games = rows.map(({ name, cells }) => ({
          label: name,
          date: (cells[dateAt] ?? '').replace(/\/\d{4}$/, ''),
          value: figureIn(cells[index]),
          text: cells[index] ?? '-',
        }));
        const figure = {
          name: `${inner.replace(`${section}-`, '')}-${key}`,
          title,
          isRate: formula !== undefined,
          games,
        };
        return games.some(({ value }) => value !== undefined && Number.isFinite(value)) ? [figure] : [];
      });
    });

const sumOf = ({ games }: GameFigure) => games.reduce((sum, { value = 0 }) => sum + value, 0);

/** The figure that a chart shows first. */
export const mainFigure = (figures: readonly GameFigure[]): GameFigure | undefined => {
  const candidates = figures.filter(({ name }) => preferred.has(name));
  return (candidates.length > 0 ? candidates : figures.slice(0, 1)).reduce<GameFigure | undefined>(
    (best, each) => (best === undefined || sumOf(each) > sumOf(best) ? each : best),
    undefined,
  );
};

/** A description of the chart: "60 games. High: 4 (3/1 vs Elm)." */
export function figureSummary({ games, isRate }: GameFigure): string {
  const known = games.filter(({ value }) => value !== undefined && Number.isFinite(value));
  const best = known.reduce<(typeof games)[number] | undefined>(
    (high, game) => (high === undefined || (game.value ?? 0) > (high.value ?? 0) ? game : high),
    undefined,
  );
  const played = counted(known.length, 'game');
  if (!best || isRate) return `${played}, ${known[0]?.date} to ${known.at(-1)?.date}. Last: ${known.at(-1)?.text}.`;
  const others = known.filter(({ value }) => value === best.value).length - 1;
  const more = others > 0 ? ` and in ${others} more` : '';
  return `${played}, ${known[0]?.date} to ${known.at(-1)?.date}. High: ${best.text} (${best.date} ${best.label}${more}).`;
}
