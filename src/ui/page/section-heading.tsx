import type { ReactNode } from 'react';

import { SiteLink } from '../controls/site-link.tsx';
import styles from './section-heading.module.css';

type Props = {
  children: ReactNode;
  level?: 2 | 3;
  id?: string;
  /** Link with a label that is clear without context: 'Full schedule'. */
  more?: { href: string; label: string } | undefined;
};

/** A section's title below a rule. */
export function SectionHeading({ children, level = 2, id, more }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading} data-level={level}>
      <Heading id={id}>{children}</Heading>
      {more && (
        <SiteLink className={styles.more} href={more.href}>
          {more.label}
        </SiteLink>
      )}
    </div>
  );
}
