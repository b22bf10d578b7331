import type { MarkedPart } from '../../web/search-excerpt.ts';
import styles from './search-page.module.css';

/** An excerpt of a story with marked search terms. */
export const Excerpt = ({ parts }: { parts: readonly MarkedPart[] }) => (
  <p className={styles.summary}>
    {parts.map(({ text, isMatch }, index) => {
      const key = `${index} ${text}`;
      return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
    })}
    {' …'}
  </p>
);
