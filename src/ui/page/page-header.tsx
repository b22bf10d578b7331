import type { ReactNode } from 'react';

import styles from './page-header.module.css';

/** The title of a page, with its controls at the other end of the line. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.header}>
    <h1>{title}</h1>
    {children}
  </div>
);
