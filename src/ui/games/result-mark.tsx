import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import styles from './result-mark.module.css';

const labels = { W: 'Win', L: 'Loss', T: 'Tie' };

/** W, L or T in a box: filled for a win, outlined for a loss, split for a tie. */
export const ResultMark = ({ result }: { result: 'W' | 'L' | 'T' }) => (
  <span className={styles.mark} data-result={result}>
    <span aria-hidden="true">{result}</span>
    <VisuallyHidden>{labels[result]}</VisuallyHidden>
  </span>
);
