import type { ReactNode } from 'react';

import styles from './page-header.module.css';

type Props = { title: string; children?: ReactNode };

/** The title of a page, with its controls at the other end of the line. */
export const PageHeader = ({ title, children }: Props) => (
  <div className={styles.header}>
    <h1>{title}</h1>
    {children}
  </div>
);
