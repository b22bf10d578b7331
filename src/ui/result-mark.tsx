import styles from './result-mark.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const labels = { W: 'Win', L: 'Loss', T: 'Tie' };

/** W, L or T in a box: filled for a win, outlined for a loss, split for a tie. */
export const ResultMark = ({ result }: { result: 'W' | 'L' | 'T' }) => (
  <span className={styles.mark} data-result={result}>
    <span aria-hidden="true">{result}</span>
    <VisuallyHidden>{labels[result]}</VisuallyHidden>
  </span>
);
