import { counted } from '../../../web/counted.ts';
import { cellNumber, isFirstOfPair, isRounded, isSameCell } from './same-cell.ts';
import { type SheetColumn, type SheetRow, type StatSheet, sheetId } from './stat-sheet.ts';

/** A cell whose imported value differs from the one derived from games. */
export type Difference = {
  /** Id of the table. */
  table: string;
  caption: string;
  row: Pick<SheetRow, 'kind' | 'name' | 'person'>;
  /** Index among the derived table's rows and then its totals; -1 for a row that only the source has. */
  rowIndex: number;
  column: SheetColumn;
  /** The figure shown; null if the games, or the newer source, have none. */
  derived: string | null;
  /** The source's figure; null if the source has no row. */
  imported: string | null;
  reason: string;
};

export type Compared = {
  /** Tables derived from games or, in a season without games, from a newer source. */
  derived: readonly StatSheet[];
  basis: 'games' | 'source';
  /** From the source. */
  imported: readonly StatSheet[];
  /** Tables computed from the source's own counts. */
  computed: readonly StatSheet[];
  /** Columns of the source by table id. */
  columns: ReadonlyMap<string, readonly string[]>;
  /** Number of games that count, and in the source. */
  games: { derived: number; imported: number | undefined; exhibitions: number };
};

const keyOf = ({ kind, person, name, game }: SheetRow) =>
  person ?? (kind === 'figure' ? name : kind === 'game' ? `game ${game ?? name}` : kind);
const allRows = ({ rows, foot }: StatSheet) => [...rows, ...foot];

/** Every cell that differs, with the likely reason. Cells that the source does not have are not compared. */
export function reconcile(compared: Compared): Difference[] {
  return compared.imported.flatMap((imported) => {
    const id = sheetId(imported);
    const derived = compared.derived.find((sheet) => sheetId(sheet) === id);
    const keys = compared.columns.get(id);
    return derived && keys ? compareSheets(derived, imported, keys, compared) : [];
  });
}

function compareSheets(
  derived: StatSheet,
  imported: StatSheet,
  keys: readonly string[],
  { games, computed, basis }: Compared,
): Difference[] {
  const [ours, theirs] = [indexRows(derived), indexRows(imported)];
  const own = computed.find((sheet) => sheetId(sheet) === sheetId(imported));
  const ownRows = own && indexRows(own);
  const columns = imported.columns.filter(({ key }) => keys.includes(key));
  const rows = [...new Set([...theirs.keys(), ...ours.keys()])];
  return rows.flatMap((key): Difference[] => {
    const [our, their] = [ours.get(key), theirs.get(key)];
    const row = our ?? their;
    // a source that lacks totals, a game, or a row for the team's unassigned figures does not contradict ours
    if (!row || (!their && row.kind !== 'player') || (!our && ['figure', 'game'].includes(row.kind))) return [];
    const cell = (sheet: StatSheet | undefined, of: SheetRow | undefined, column: string) =>
      of?.cells[sheet?.columns.findIndex((each) => each.key === column) ?? -1] ?? null;
    const ownRow = ownRows?.get(key);
    const pairs = columns.map((column) => ({
      column,
      derived: cell(derived, our, column.key),
      imported: cell(imported, their, column.key),
      computed: cell(own, ownRow, column.key),
    }));
    const differing = pairs.filter((pair) => differs(pair, row, their !== undefined));
    const facts = {
      games,
      basis,
      hasOurRow: our !== undefined,
      sameGames: row.kind === 'game' || isSamePair(pairs.find(({ column }) => column.key === 'gp')),
      sameCounts: differing.every(({ column }) => column.formula),
    };
    return differing.map((pair) => ({
      table: sheetId(derived),
      caption: derived.caption,
      row: { kind: row.kind, name: nameIn(their ?? row), ...(row.person !== undefined && { person: row.person }) },
      rowIndex: our ? allRows(derived).indexOf(our) : -1,
      column: pair.column,
      derived: pair.derived,
      imported: pair.imported,
      reason: reasonFor(pair, facts),
    }));
  });
}

/** A derived game has no name yet; the source's is "vs Elm". */
const nameIn = ({ kind, name, cells }: SheetRow) => (kind === 'game' && cells[0] ? `${name} (${cells[0]})` : name);

const indexRows = (sheet: StatSheet) =>
  new Map(allRows(sheet).flatMap((row) => (row.kind === 'heading' ? [] : [[keyOf(row), row]])));

type Pair = { column: SheetColumn; derived: string | null; imported: string | null; computed: string | null };

function differs({ derived, imported }: Pair, { kind }: SheetRow, hasTheirRow: boolean): boolean {
  if (imported === null) return !hasTheirRow && derived !== null;
  // the row of the team's unassigned figures is empty if there are none
  if (derived === null) return kind !== 'team' || cellNumber(imported) !== 0;
  return ![isSameCell, isRounded, isFirstOfPair].some((agree) => agree(derived, imported));
}

const isSamePair = (pair: Pair | undefined): boolean =>
  pair?.derived != null && pair.imported !== null && pair.derived.split('-')[0] === pair.imported.split('-')[0];

type Facts = Pick<Compared, 'games' | 'basis'> & { hasOurRow: boolean; sameGames: boolean; sameCounts: boolean };

/** Reasons, depending on the source of the figures shown. */
const reasons = {
  games: {
    moreGames: ({ derived, imported }: Compared['games']) => `games not imported (${derived} of ${imported})`,
    noRow: 'in no imported game',
    noFigure: 'not recorded in the games’ files',
    other: 'correction pending',
  },
  source: {
    moreGames: ({ derived, imported }: Compared['games']) =>
      `the newer source counts ${derived} of ${counted(imported, 'game')}`,
    noRow: 'not in the newer source',
    noFigure: 'not recorded in the newer source',
    other: 'the sources differ',
  },
} as const;

const unitOf = (text: string) => 10 ** -(text.split('.')[1]?.length ?? 0);

/** Why a cell differs, the most certain reason first. */
function reasonFor(
  { column, derived, imported, computed }: Pair,
  { games, basis, hasOurRow, sameGames, sameCounts }: Facts,
): string {
  const { moreGames, noRow, noFigure, other } = reasons[basis];
  if (imported === null) return 'not in the source';
  const missing = games.imported === undefined ? 0 : games.imported - games.derived;
  if (missing > 0 && !sameGames) {
    if (games.exhibitions > 0 && missing === games.exhibitions) return 'the source counts exhibitions';
    return moreGames(games);
  }
  if (missing < 0 && !sameGames) return `the source ends after ${games.imported} of ${counted(games.derived, 'game')}`;
  if (!hasOurRow) return noRow;
  if (derived === null) return noFigure;
  const [ours, theirs] = [cellNumber(derived), cellNumber(imported)];
  if (ours !== undefined && theirs !== undefined) {
    const gap = Math.abs(ours - theirs);
    if (column.key === 'sec' && gap <= Math.max(5, ours * 0.005)) return 'rounding of minutes';
    if (column.formula && computed !== null && isSameCell(computed, derived))
      return 'the source contradicts its own figures';
    // both are printed with the same number of decimals
    if (column.formula && sameCounts && gap < unitOf(derived) * 1.5) return 'rounding';
  }
  return other;
}
