import type { SeasonFigure } from '../../domain/season-figures.ts';
import { Absent } from '../tables/absent.tsx';
import styles from './record-strip.module.css';

/** Season records side by side: `12–3` above `Overall`. Undefined values print a dash. */
export const RecordStrip = ({ items }: { items: readonly SeasonFigure[] }) => (
  <dl className={styles.strip}>
    {items.map(({ label, value }) => (
      <div key={label} className={styles.item}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value ?? <Absent />}</dd>
      </div>
    ))}
  </dl>
);
