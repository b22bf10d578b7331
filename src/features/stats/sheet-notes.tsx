import type { NamedRow, NamedSheet, SeasonStats } from '../../api/season-stats/schema.ts';
import { countFootnotes, type Footnote, footnoteNumber, footnoteText, onlyInSourceText } from './footnotes.ts';
import styles from './sheet-notes.module.css';
import { idOf, statsAddress } from './stats-view.ts';

/** Attributes of a cell with a footnote, which style sheets print as a raised number. */
export function noteAttributes(sheet: NamedSheet, notes: readonly Footnote[], row: NamedRow, key: string) {
  const number = footnoteNumber(notes, row, key);
  return number !== undefined && { 'data-note': number, 'aria-describedby': noteId(sheet, number) };
}

const noteId = (sheet: NamedSheet, number: number) => `${idOf(sheet)}-note-${number}`;

/** Footnotes of cells that a published source prints differently, and the source of an imported table. */
export function SheetNotes({
  sheet,
  notes,
  stats,
}: {
  sheet: NamedSheet;
  notes: readonly Footnote[];
  stats: SeasonStats;
}) {
  const { source } = sheet;
  const total = countFootnotes(sheet);
  const onlyInSource = onlyInSourceText(sheet);
  if (source === undefined && total === 0 && onlyInSource === undefined) return null;
  return (
    <div className={styles.notes}>
      {source !== undefined && <p>Source: {source}.</p>}
      {notes.length > 0 && (
        <ol className={styles.list}>
          {notes.map((note) => (
            <li key={note.number} id={noteId(sheet, note.number)}>
              {footnoteText(note, sheet)}
            </li>
          ))}
        </ol>
      )}
      {onlyInSource !== undefined && <p>{onlyInSource}</p>}
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
