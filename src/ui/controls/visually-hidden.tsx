import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

type Props = { as?: 'span' | 'h1' | 'h2' | 'h3' | 'p'; id?: string; children: ReactNode };

/** Text for screen readers that is conveyed visually by shape, position or color. */
export const VisuallyHidden = ({ as: Tag = 'span', id, children }: Props) => (
  <Tag className={styles.hidden} id={id}>
    {children}
  </Tag>
);
