import type { NamedRow, NamedSheet, SeasonStats } from '../../api/season-stats/schema.ts';
import styles from './sheet-notes.module.css';
import { idOf, statsAddress } from './stats-view.ts';

/** More footnotes than this are listed only in the view of all differences. */
const listed = 20;

type Note = { number: number; row: NamedRow; note: NonNullable<NamedRow['notes']>[number] };

/** The numbered footnotes of a table in the order of its cells. */
export const notesOf = ({ rows, foot, columns }: Pick<NamedSheet, 'rows' | 'foot' | 'columns'>): Note[] =>
  [...rows, ...foot]
    .flatMap((row) =>
      columns.flatMap(
        ({ key }) => row.notes?.filter(({ column }) => column === key).map((note) => ({ row, note })) ?? [],
      ),
    )
    .slice(0, listed)
    .map((entry, index) => ({ ...entry, number: index + 1 }));

/** Attributes of a cell with a footnote, which style sheets print as a raised number. */
export function noteAttributes(sheet: NamedSheet, notes: readonly Note[], row: NamedRow, key: string) {
  const found = notes.find((each) => each.row === row && each.note.column === key);
  return found && { 'data-note': found.number, 'aria-describedby': noteId(sheet, found.number) };
}

const noteId = (sheet: NamedSheet, number: number) => `${idOf(sheet)}-note-${number}`;

/** Footnotes of cells that a published source prints differently, and the source of an imported table. */
export function SheetNotes({ sheet, notes, stats }: { sheet: NamedSheet; notes: readonly Note[]; stats: SeasonStats }) {
  const { source, onlyInSource = [], rows, foot, columns } = sheet;
  const total = [...rows, ...foot].reduce((sum, row) => sum + (row.notes?.length ?? 0), 0);
  if (source === undefined && total === 0 && onlyInSource.length === 0) return null;
  const columnOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  return (
    <div className={styles.notes}>
      {source !== undefined && <p>Source: {source}.</p>}
      {notes.length > 0 && (
        <ol className={styles.list}>
          {notes.map(({ number, row, note }) => (
            <li key={number} id={noteId(sheet, number)}>
              {row.name}, {columnOf(note.column).toLowerCase()}: {note.derived ?? 'no figure'} in the box scores,{' '}
              {note.imported ?? 'no figure'} in {note.source} ({note.reason}).
            </li>
          ))}
        </ol>
      )}
      {onlyInSource.length > 0 && (
        <p>
          Only in {onlyInSource[0]?.source}: {onlyInSource.map(({ name }) => name).join('; ')} (
          {onlyInSource[0]?.reason}
          ).
        </p>
      )}
      {total > notes.length && (
        <p>
          <a href={statsAddress(stats, 'differences')}>
            All {stats.differences} figures that differ from published ones
          </a>
        </p>
      )}
    </div>
  );
}
