import type { PanelProps } from './panel-props.ts';
import styles from './scorebook.module.css';
import { notesOf } from './scorebook-lines.ts';

/** The notes below a box score of baseball and softball, as newspapers print them. */
export function ScorebookNotes({ book, sides }: PanelProps) {
  const notes = notesOf(book, sides);
  if (notes.length === 0) return null;
  return (
    <dl className={styles.notes}>
      {notes.map(({ abbr, title, text }) => (
        <div key={abbr}>
          <dt>
            <abbr title={title}>{abbr}</abbr>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
