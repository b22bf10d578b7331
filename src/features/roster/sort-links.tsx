import { SiteLink } from '../../ui/site-link.tsx';
import styles from './roster-page.module.css';
import type { RosterSort } from './sort-players.ts';

const titles: Record<RosterSort, string> = {
  jersey: 'Number',
  name: 'Name',
  position: 'Position',
  class: 'Class',
  hometown: 'Home town',
  height: 'Height',
  weight: 'Weight',
};

/** The orders a roster can be put in, each at its own address. */
export const SortLinks = ({ sorts }: { sorts: { sort: RosterSort; href: string; current: boolean }[] }) => (
  <nav className={styles.sorts} aria-label="Sort players by">
    <span aria-hidden="true">Sort by</span>
    <ul>
      {sorts.map(({ sort, href, current }) => (
        <li key={sort}>
          <SiteLink href={href} aria-current={current ? 'true' : undefined}>
            {titles[sort]}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
