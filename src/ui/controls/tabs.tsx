import type { MouseEvent } from 'react';

import { SiteLink } from './site-link.tsx';
import styles from './tabs.module.css';

export type Tab = { label: string; href: string; current?: boolean };

type Props = {
  /** Accessible name. */
  label: string;
  tabs: Tab[];
  /** For islands that switch views without a request. */
  onSelect?: (event: MouseEvent, tab: Tab) => void;
};

/** Links to the views of a page. */
export const Tabs = ({ label, tabs, onSelect }: Props) => (
  <nav className={styles.tabs} aria-label={label} data-in-place={onSelect && ''}>
    <ul className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <SiteLink
            className={styles.tab}
            href={tab.href}
            aria-current={tab.current ? 'page' : undefined}
            {...(onSelect && { onClick: (event: MouseEvent) => onSelect(event, tab) })}
          >
            {tab.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
