import type { Roster } from '../../api/rosters/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { PhoneDisclosure } from '../../ui/controls/phone-disclosure.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { rosterAddress } from './roster-address.ts';
import styles from './roster-controls.module.css';
import { RosterCounts } from './roster-counts.tsx';
import { type RosterView, rosterViews } from './roster-view.ts';
import { type RosterSort, rosterSorts } from './sort-players.ts';

export type ShownRoster = { view: RosterView; sort: RosterSort };

const viewTitles: Record<RosterView, string> = { cards: 'Cards', list: 'List', table: 'Table' };

const sortTitles: Record<RosterSort, string> = {
  jersey: 'Number',
  name: 'Name',
  position: 'Position',
  class: 'Class',
  hometown: 'Home town',
  height: 'Height',
  weight: 'Weight',
};

type Props = {
  sport: Sport;
  roster: Roster;
  shown: ShownRoster;
};

/** Groups, views, orders and files of a roster; on a phone, they are behind a line with the current choice. */
export function RosterControls({ sport, roster, shown }: Props) {
  const season = roster.season.title;
  const file = { slug: sportSlug(sport), season };
  return (
    <PhoneDisclosure
      label="View and sort"
      choice={`${viewTitles[shown.view]} by ${sortTitles[shown.sort].toLowerCase()}`}
    >
      <RosterCounts
        players={roster.players}
        addressOf={(sort) => rosterAddress(sport, season, { view: shown.view, sort })}
      />
      <div className={styles.row}>
        <Tabs
          label="Roster view"
          tabs={rosterViews.map((view) => ({
            label: viewTitles[view],
            href: rosterAddress(sport, season, { ...shown, view }),
            current: view === shown.view,
          }))}
        />
        <SortLinks
          sorts={rosterSorts.map((sort) => ({
            sort,
            href: rosterAddress(sport, season, { ...shown, sort }),
            current: sort === shown.sort,
          }))}
        />
        <p className={styles.formats}>
          <SiteLink href={href('printRoster', file)}>Print view</SiteLink>
          <SiteLink href={href('pdfRoster', file)}>PDF</SiteLink>
        </p>
      </div>
    </PhoneDisclosure>
  );
}

/** Links to the roster's sort orders. */
const SortLinks = ({ sorts }: { sorts: { sort: RosterSort; href: string; current: boolean }[] }) => (
  <nav className={styles.sorts} aria-label="Sort players by">
    <span aria-hidden="true">Sort by</span>
    <ul>
      {sorts.map(({ sort, href, current }) => (
        <li key={sort}>
          <SiteLink href={href} aria-current={current ? 'true' : undefined}>
            {sortTitles[sort]}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
