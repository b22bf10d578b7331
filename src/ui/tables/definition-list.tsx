import type { ReactNode } from 'react';

import styles from './definition-list.module.css';

/** Terms and values; omits items whose value renders nothing. */
export const DefinitionList = ({ items }: { items: { term: string; value: ReactNode }[] }) => (
  <dl className={styles.list}>
    {items
      .filter(({ value }) => value === 0 || Boolean(value))
      .map(({ term, value }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
