import type { NamedRow, NamedSheet } from '../../api/season-stats/schema.ts';

/** Maximum number of footnotes of a table; if there are more, they are listed only in the view of all differences. */
const listed = 20;

export type Footnote = { number: number; row: NamedRow; note: NonNullable<NamedRow['notes']>[number] };

/** The numbered footnotes of a table in the order of its cells. */
export const footnotesOf = ({ rows, foot, columns }: Pick<NamedSheet, 'rows' | 'foot' | 'columns'>): Footnote[] =>
  [...rows, ...foot]
    .flatMap((row) =>
      columns.flatMap(
        ({ key }) => row.notes?.filter(({ column }) => column === key).map((note) => ({ row, note })) ?? [],
      ),
    )
    .slice(0, listed)
    .map((entry, index) => ({ ...entry, number: index + 1 }));

/** The number of a cell's footnote. */
export const footnoteNumber = (notes: readonly Footnote[], row: NamedRow, key: string): number | undefined =>
  notes.find((each) => each.row === row && each.note.column === key)?.number;

/** "Swarm, Molly, rebounds: 78 in the box scores, 79 in TAS (correction pending)." */
export function footnoteText({ row, note }: Footnote, { columns }: Pick<NamedSheet, 'columns'>): string {
  const figure = columns.find(({ key }) => key === note.column)?.title ?? note.column;
  const [derived, imported] = [note.derived ?? 'no figure', note.imported ?? 'no figure'];
  return `${row.name}, ${figure.toLowerCase()}: ${derived} in ${note.basis}, ${imported} in ${note.source} (${note.reason}).`;
}

/** Text about players that are only in a source; undefined if there are none. */
export function onlyInSourceText({ onlyInSource: [first, ...others] = [] }: NamedSheet): string | undefined {
  if (!first) return undefined;
  return `Only in ${first.source}: ${[first, ...others].map(({ name }) => name).join('; ')} (${first.reason}).`;
}

/** The qualifying minimum of a table; undefined without one. */
export function minimumNote({ minimum, rows }: NamedSheet): string | undefined {
  if (!minimum) return undefined;
  const isBelow = rows.some(({ meetsMinimum }) => meetsMinimum === false);
  return `Minimum: ${minimum}.${isBelow ? ' Players below it are listed after the others.' : ''}`;
}

/** Number of cells of a table that a source prints differently. */
export const countFootnotes = ({ rows, foot }: NamedSheet): number =>
  [...rows, ...foot].reduce((sum, row) => sum + (row.notes?.length ?? 0), 0);
