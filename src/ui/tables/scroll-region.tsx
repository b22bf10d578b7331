import type { ReactNode } from 'react';

import styles from './scroll-region.module.css';

type Props = {
  /** Id of its caption or heading. */
  labelledBy: string;
  /** The content fits on a desktop screen, so the region does not scroll there and table headings can be sticky. */
  fits?: boolean;
  children: ReactNode;
};

/** A region that scrolls horizontally and can be focused. */
export const ScrollRegion = ({ labelledBy, fits = false, children }: Props) => (
  // biome-ignore lint/a11y: scrollable regions must be focusable, but this one is no landmark
  <div role="group" className={styles.region} aria-labelledby={labelledBy} tabIndex={0} data-fits={fits || undefined}>
    {children}
  </div>
);
