import type { ReactNode } from 'react';

import styles from './empty-state.module.css';

/** Shown in place of an empty list; `children` suggest where to go instead. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
