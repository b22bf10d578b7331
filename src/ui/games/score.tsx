import { formatScore } from '../../web/text.ts';
import { Absent } from '../tables/absent.tsx';
import styles from './score.module.css';

type Props = {
  /** The score of the college, or of the team named first. */
  first: number | undefined;
  second: number | undefined;
  /** `OT`, `2OT`, `11 inn.`; printed small after the score. */
  note?: string | undefined;
  /** By default the size of text in a table row. */
  size?: 'card' | 'hero' | undefined;
};

/** `27–10` in scoreboard digits; a dash without a score. */
export const Score = ({ first, second, note, size }: Props) => (
  <span className={styles.score} data-size={size}>
    <span className={styles.digits}>
      {first === undefined || second === undefined ? <Absent /> : formatScore(first, second)}
    </span>
    {note && <span className={styles.note}> {note}</span>}
  </span>
);
