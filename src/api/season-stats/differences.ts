import { importedSeasonLines } from '../../domain/stats/season/imported-lines.ts';
import { individualSheets, namedFor } from '../../domain/stats/season/individual.ts';
import { type Difference, reconcile } from '../../domain/stats/season/reconcile.ts';
import type { SeasonLines } from '../../domain/stats/season/season-lines.ts';
import { type StatSheet, sheetId, textColumn } from '../../domain/stats/season/stat-sheet.ts';
import { type ImportContext, type Imported, individualSheetsOf, type SeasonImport } from './imported.ts';

/** A cell of a source that differs from the one derived from games. */
export type SourceDifference = Difference & { source: string; sourceDate: string | null };

type Derived = {
  overall: SeasonLines;
  conference: SeasonLines;
  /** The comparison of the team with its opponents. */
  team: StatSheet;
  exhibitions: number;
};

/** The differing cells of all imports of a season with box scores. */
export const sourceDifferences = (imported: Imported, derived: Derived, context: ImportContext): SourceDifference[] =>
  imported.imports.flatMap((one) =>
    [...compareScope(one, 'overall', derived, context), ...compareScope(one, 'conference', derived, context)].map(
      (difference) => ({ ...difference, source: one.source, sourceDate: one.sourceDate }),
    ),
  );

function compareScope(
  one: SeasonImport,
  scope: 'overall' | 'conference',
  derived: Derived,
  context: ImportContext,
): Difference[] {
  const conference = scope === 'conference';
  const { book } = context;
  const lines = importedSeasonLines(book, one.placed, scope);
  const ours = individualSheets(book, derived[scope], { ...context, conference });
  const published = conference ? [] : one.published.filter(({ view }) => view === 'team').map(alignedTeam);
  const columns = new Map(
    (one.facts.columns ?? [])
      .filter((each) => each.scope === scope)
      .map(({ table, keys }) => {
        const found = book.tables.find((each) => sheetId(each) === table);
        return [found ? sheetId(namedFor(found, conference)) : table, keys];
      }),
  );
  return reconcile({
    derived: [...ours, alignedTeam(derived.team)],
    imported: [...individualSheetsOf(one, scope, context), ...published],
    computed: individualSheets(book, lines, { ...context, conference }),
    columns: new Map([...columns, ['team', ['team', 'opponents']]]),
    games: {
      derived: derived[scope].games,
      imported: lines.games > 0 ? lines.games : undefined,
      exhibitions: derived.exhibitions,
    },
  });
}

/** Names each row by its heading and title, since several are called "Per Game": "Scoring: Margin". */
function alignedTeam(sheet: StatSheet): StatSheet {
  let heading = '';
  const rows = sheet.rows.map((row) => {
    if (row.kind === 'heading') {
      heading = row.name.replace(/ \(.*\)$/, '');
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
export const differenceSheet = (
  differences: readonly SourceDifference[],
  nameOf: (person: string) => string,
): StatSheet => ({
  section: 'source-differences',
  caption: 'Figures That Differ From Published Ones',
  rowLabel: 'Player or Team',
  columns: [
    textColumn('table', 'Table'),
    textColumn('figure', 'Figure'),
    { key: 'derived', heading: 'Box scores', label: 'Box scores', title: 'Box scores' },
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
});
