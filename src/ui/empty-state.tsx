import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

/** What a page says in place of a list that has nothing yet; children tell what to do instead, with a link. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
