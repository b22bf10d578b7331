import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

/** Replaces a list that is still empty; `children` suggest where to go instead. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
