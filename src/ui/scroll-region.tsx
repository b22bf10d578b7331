import type { ReactNode } from 'react';

import styles from './scroll-region.module.css';

type Props = {
  /** Id of the caption or heading that names it. */
  labelledBy: string;
  /** Its content is narrow enough for a desktop screen: there it does not scroll, and table heads may stick to the page. */
  fits?: boolean;
  children: ReactNode;
};

/** A place that may scroll sideways, reachable by keyboard. */
export const ScrollRegion = ({ labelledBy, fits = false, children }: Props) => (
  // biome-ignore lint/a11y: what scrolls must be reachable without a mouse, and is no part of the page to jump to
  <div role="group" className={styles.region} aria-labelledby={labelledBy} tabIndex={0} data-fits={fits || undefined}>
    {children}
  </div>
);
