import { SiteLink } from './site-link.tsx';
import styles from './tabs.module.css';

export type Tab = { label: string; href: string; current?: boolean };

/** Views of one subject, each at its own address. `label` names the set for a screen reader. */
export const Tabs = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <SiteLink className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
            {tab.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
