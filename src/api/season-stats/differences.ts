import type { TeamRecord } from '../../domain/record.ts';
import type { ImportedLine } from '../../domain/season-import.ts';
import { importedSeasonLines } from '../../domain/stats/season/imported-lines.ts';
import { individualSheets, namedFor } from '../../domain/stats/season/individual.ts';
import { type Difference, reconcile } from '../../domain/stats/season/reconcile.ts';
import type { SeasonLines } from '../../domain/stats/season/season-lines.ts';
import { type StatSheet, sheetId, textColumn } from '../../domain/stats/season/stat-sheet.ts';
import { compareGames, compareRecords, type DerivedGames } from './game-differences.ts';
import {
  hasScope,
  type ImportContext,
  type Imported,
  individualSheetsOf,
  type SeasonImport,
  withScope,
} from './imported.ts';

/** A cell of a source that differs from the one shown. */
export type SourceDifference = Difference & {
  source: string;
  sourceDate: string | null;
  /** Source of the figure shown: "the box scores" or a newer source. */
  basis: string;
};

type Derived = DerivedGames & {
  overall: SeasonLines;
  conference: SeasonLines;
  /** The table that compares the team with its opponents. */
  team: StatSheet;
  record: TeamRecord;
  exhibitions: number;
};

export const boxScores = 'the box scores';

/** The differing cells of all imports of a season with box scores. */
export const sourceDifferences = (imported: Imported, derived: Derived, context: ImportContext): SourceDifference[] =>
  imported.imports.flatMap((one) =>
    [
      ...compareScope(one, 'overall', derived, context),
      ...compareScope(one, 'conference', derived, context),
      ...compareGames(one, derived, context.book),
      ...compareRecords(one, derived.record),
    ].map((difference) => ({ ...difference, ...sourceOf(one), basis: boxScores })),
  );

/** The differing cells of a season without box scores, in which older sources are compared with the one shown. */
export const importDifferences = (imported: Imported, context: ImportContext): SourceDifference[] =>
  (['overall', 'conference'] as const).flatMap((scope) => {
    const main = withScope(imported, scope);
    if (!main) return [];
    const others = imported.imports.filter((each) => each !== main && hasScope(each, scope));
    return others.flatMap((one) =>
      compareImports(main, one, scope, context).map((difference) => ({
        ...difference,
        ...sourceOf(one),
        basis: main.source,
      })),
    );
  });

const sourceOf = ({ source, sourceDate }: SeasonImport) => ({ source, sourceDate });

const teamOf = ({ published }: SeasonImport): StatSheet[] =>
  published.filter(({ view }) => view === 'team').map(alignedTeam);

function compareScope(
  one: SeasonImport,
  scope: ImportedLine['scope'],
  derived: Derived,
  context: ImportContext,
): Difference[] {
  const conference = scope === 'conference';
  const { book } = context;
  const lines = importedSeasonLines(book, one.placed, scope);
  return reconcile({
    basis: 'games',
    derived: [...individualSheets(book, derived[scope], { ...context, conference }), alignedTeam(derived.team)],
    imported: [...individualSheetsOf(one, scope, context), ...(conference ? [] : teamOf(one))],
    computed: individualSheets(book, lines, { ...context, conference }),
    columns: columnsOf(one, scope, context),
    games: {
      derived: derived[scope].games,
      imported: lines.games > 0 ? lines.games : undefined,
      exhibitions: derived.exhibitions,
    },
  });
}

function compareImports(
  main: SeasonImport,
  one: SeasonImport,
  scope: ImportedLine['scope'],
  context: ImportContext,
): Difference[] {
  const conference = scope === 'conference';
  const { book } = context;
  const [newer, older] = [main, one].map(({ placed }) => importedSeasonLines(book, placed, scope));
  if (!newer || !older) return [];
  const [shown, compared] = [columnsOf(main, scope, context), columnsOf(one, scope, context)];
  return reconcile({
    basis: 'source',
    derived: [...individualSheetsOf(main, scope, context), ...(conference ? [] : teamOf(main))],
    imported: [...individualSheetsOf(one, scope, context), ...(conference ? [] : teamOf(one))],
    computed: individualSheets(book, older, { ...context, conference }),
    columns: new Map([...compared].map(([id, keys]) => [id, keys.filter((key) => shown.get(id)?.includes(key))])),
    games: { derived: newer.games, imported: older.games > 0 ? older.games : undefined, exhibitions: 0 },
  });
}

/** The columns that an import has in each table. */
function columnsOf({ facts }: SeasonImport, scope: ImportedLine['scope'], { book }: ImportContext) {
  const conference = scope === 'conference';
  const columns = (facts.columns ?? [])
    .filter((each) => each.scope === scope)
    .map(({ table, keys }): [string, readonly string[]] => {
      const found = book.tables.find((each) => sheetId(each) === table);
      return [found ? sheetId(namedFor(found, conference)) : table, keys];
    });
  return new Map<string, readonly string[]>([...columns, ['team', ['team', 'opponents']]]);
}

/** Names each row by its heading and title, since several are called "Per Game": "Scoring: Margin". */
function alignedTeam(sheet: StatSheet): StatSheet {
  let heading = '';
  const rows = sheet.rows.map((row) => {
    if (row.kind === 'heading') {
      heading = row.name.endsWith(')') ? row.name.replace(/ \(.*$/s, '') : row.name;
      return row;
    }
    const title = row.name.startsWith(`${heading} `) ? row.name.slice(heading.length + 1) : row.name;
    return { ...row, name: `${heading}: ${title}` };
  });
  return { ...sheet, rows };
}

/** "Swarm, Molly", "Total", "Scoring: Margin". */
export const rowName = ({ row }: Pick<Difference, 'row'>, nameOf: (person: string) => string): string =>
  row.person === undefined ? row.name : nameOf(row.person);

/** The differences as one table. */
export function differenceSheet(
  differences: readonly SourceDifference[],
  nameOf: (person: string) => string,
): StatSheet {
  const isOfGames = differences.every(({ basis }) => basis === boxScores);
  const shown = isOfGames ? 'Box scores' : 'Shown';
  return {
    section: 'source-differences',
    caption: 'Figures That Differ From Published Ones',
    rowLabel: 'Player or Team',
    columns: [
      textColumn('table', 'Table'),
      textColumn('figure', 'Figure'),
      { key: 'derived', heading: shown, label: shown, title: 'Figure as shown' },
      { key: 'imported', heading: 'Source', label: 'Source', title: 'Figure in the source' },
      textColumn('source', 'Published by'),
      textColumn('reason', 'Reason'),
    ],
    rows: differences.map((difference) => ({
      kind: 'figure',
      name: rowName(difference, nameOf),
      cells: [
        difference.caption,
        difference.column.title,
        difference.derived,
        difference.imported,
        difference.source,
        difference.reason,
      ],
    })),
    foot: [],
  };
}
