import { enDashed } from '../../web/text.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './scorebook.module.css';
import { decisionsOf } from './scorebook-lines.ts';

/** Winning pitcher, losing pitcher and save on one line; nothing in other sports. */
export function Decisions({ book, sides }: PanelProps) {
  const decisions = decisionsOf(book, sides);
  if (decisions.length === 0) return null;
  return (
    <dl className={styles.decisions}>
      {decisions.map(({ letter, title, text }) => (
        <div key={letter}>
          <dt>
            <abbr title={title}>{letter}</abbr>
          </dt>
          <dd>{enDashed(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
