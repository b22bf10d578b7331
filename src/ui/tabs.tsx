import type { MouseEvent } from 'react';

import { SiteLink } from './site-link.tsx';
import styles from './tabs.module.css';

export type Tab = { label: string; href: string; current?: boolean };

type Props = {
  /** Names the set for a screen reader. */
  label: string;
  tabs: Tab[];
  /** For islands that show another view without asking the server. */
  onSelect?: (event: MouseEvent, tab: Tab) => void;
};

/** Views of one subject, each at its own address. */
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
