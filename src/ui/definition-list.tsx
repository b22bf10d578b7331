import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

/** Facts by name. One without a value is left out. */
export const DefinitionList = ({ items }: { items: { term: string; value: ReactNode }[] }) => (
  <dl className={styles.list}>
    {items
      .filter(({ value }) => value !== undefined && value !== null && value !== '')
      .map(({ term, value }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
