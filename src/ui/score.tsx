import { formatScore } from '../domain/text.ts';
import { Absent } from './absent.tsx';
import styles from './score.module.css';

type Props = {
  /** Our score first, or the first-named team's. */
  first: number | undefined;
  second: number | undefined;
  /** Overtime or innings, `OT`, `2OT`, `11 inn.`; printed small after the score. */
  note?: string | undefined;
  /** As large as a table row's text by default. */
  size?: 'card' | 'hero' | undefined;
};

/** A score in stadium digits, `27–10`; a dash where there is none. */
export const Score = ({ first, second, note, size }: Props) => (
  <span className={styles.score} data-size={size}>
    <span className={styles.digits}>
      {first === undefined || second === undefined ? <Absent /> : formatScore(first, second)}
    </span>
    {note && <span className={styles.note}> {note}</span>}
  </span>
);
