import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

/** A place that may scroll sideways, reachable by keyboard and named by the element with id `labelledBy`. */
export const ScrollRegion = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable without a mouse
  <section className={styles.region} aria-labelledby={labelledBy} tabIndex={0}>
    {children}
  </section>
);
