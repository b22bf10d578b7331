import styles from './result-mark.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const words = { W: 'Win', L: 'Loss', T: 'Tie' };

/** W, L or T in a box of its own: filled for a win, hollow for a loss, split for a tie. */
export const ResultMark = ({ result }: { result: 'W' | 'L' | 'T' }) => (
  <span className={styles.mark} data-result={result}>
    <span aria-hidden="true">{result}</span>
    <VisuallyHidden>{words[result]}</VisuallyHidden>
  </span>
);
