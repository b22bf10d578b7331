import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

type Props = { as?: 'span' | 'h1' | 'h2' | 'h3' | 'p'; id?: string; children: ReactNode };

/** Words for a screen reader that the eye gets from shape, place or colour. */
export const VisuallyHidden = ({ as: Tag = 'span', id, children }: Props) => (
  <Tag className={styles.hidden} id={id}>
    {children}
  </Tag>
);
