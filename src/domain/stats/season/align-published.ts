import { slugify } from '../../../web/slug.ts';
import { parseGameDate } from '../../game-date.ts';
import type { StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, sheetId } from './stat-sheet.ts';

/** A published table, aligned with the derived one by table id, column keys and game ids. */
export type AlignedSheet = { sheet: StatSheet; keys: readonly string[] };

type Game = Pick<StatGame, 'id' | 'localDate' | 'opponent'>;

const plain = (text: string) => text.toLowerCase().replace(/[^\w/%+-]/g, '');

/**
 * Aligns a published game-by-game table with the derived table that shares the most columns; undefined if none shares half of them.
 * Columns in `skipped` are not compared.
 */
export function alignLog(
  published: StatSheet,
  derived: readonly StatSheet[],
  games: readonly Game[],
  skipped: ReadonlySet<string>,
): AlignedSheet | undefined {
  const [best] = derived
    .map((sheet) => ({ sheet, keys: matchColumns(published, sheet) }))
    .sort((a, b) => countFound(b.keys) - countFound(a.keys));
  if (!best || countFound(best.keys) < published.columns.length / 2) return undefined;
  const columns = published.columns.map((column, index) => {
    const found = best.sheet.columns.find(({ key }) => key === best.keys[index]);
    return found ?? { ...column, key: `published-${column.key}` };
  });
  const keys = best.keys.filter((key) => key !== undefined && key !== 'date' && !skipped.has(key)) as string[];
  return { sheet: { ...placed(published, best.sheet), columns, rows: withGames(published, games) }, keys };
}

/** A published list of games with the scores of both teams, as the score column of a derived game-by-game table. */
export function alignGameList(
  published: StatSheet,
  derived: StatSheet,
  games: readonly Game[],
): AlignedSheet | undefined {
  const [own, opponents] = ['ownscore', 'oppscore'].map((name) =>
    published.columns.findIndex(({ key }) => key === name),
  );
  const score = derived.columns.find(({ key }) => key === 'score');
  if (own === undefined || opponents === undefined || own === -1 || opponents === -1 || !score) return undefined;
  const rows = withGames(published, games).map((row) => {
    const scores = [row.cells[own], row.cells[opponents]];
    return { ...row, cells: [scores.every(Boolean) ? scores.join('-') : null] };
  });
  return { sheet: { ...placed(published, derived), columns: [score], rows, foot: [] }, keys: ['score'] };
}

/** Published game highs under the names of the derived ones, which differ in case. */
export function alignHighs(published: StatSheet, derived: StatSheet): AlignedSheet {
  const nameOf = new Map(derived.rows.map(({ name }) => [plain(name), name]));
  const rows = published.rows.map((row) => ({ ...row, name: nameOf.get(plain(row.name)) ?? row.name }));
  return { sheet: { ...published, rows }, keys: ['high'] };
}

const placed = (published: StatSheet, { section, inner }: StatSheet): StatSheet => ({
  ...published,
  section,
  ...(inner && { inner }),
});

const countFound = (keys: readonly (string | undefined)[]) => keys.filter((key) => key !== undefined).length;

/** The key of the derived column for each published one. Columns with the same heading, such as "PCT", are matched by order. */
function matchColumns(published: StatSheet, { columns }: StatSheet): (string | undefined)[] {
  const taken = new Set<string>();
  return published.columns.map(({ heading }) => {
    const found = columns.find(
      (column) =>
        !taken.has(column.key) && [column.heading, column.label].some((each) => plain(each) === plain(heading)),
    );
    if (found) taken.add(found.key);
    return found?.key;
  });
}

/** The rows with the ids of their games, matched by date, then by opponent, then by order. */
function withGames({ columns, rows }: StatSheet, games: readonly Game[]): SheetRow[] {
  const dateAt = columns.findIndex(({ key }) => key === 'date');
  const left = new Set(games);
  return rows.map((row): SheetRow => {
    const date = parseGameDate(row.cells[dateAt] ?? '');
    const ofDate = [...left].filter(({ localDate }) => localDate === date);
    const opponent = slugify(row.name.replace(/^(?:at|@|vs\.?)\s+/i, ''));
    const game = ofDate.find((each) => slugify(each.opponent) === opponent) ?? ofDate[0];
    if (!game) return { ...row, kind: 'game' };
    left.delete(game);
    return { ...row, kind: 'game', game: game.id };
  });
}

/** The columns that can be compared, by id of the derived table. */
export const keysById = (aligned: readonly AlignedSheet[]): Map<string, readonly string[]> =>
  new Map(aligned.map(({ sheet, keys }) => [sheetId(sheet), keys]));
