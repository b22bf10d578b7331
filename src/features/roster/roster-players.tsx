import type { Roster } from '../../api/rosters/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { PrintButton } from '../../ui/client/print-button.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { groupPlayers } from './group-players.ts';
import { groupOrigins } from './origins/group-origins.ts';
import { playerOrigins } from './origins/player-origins.markup.tsx';
import { rosterAddress } from './roster-address.ts';
import { rosterCards } from './roster-cards.markup.tsx';
import { RosterCounts } from './roster-counts.tsx';
import { rosterLines } from './roster-lines.markup.tsx';
import styles from './roster-page.module.css';
import { rosterTable } from './roster-table.markup.tsx';
import { type RosterView, rosterViews } from './roster-view.ts';
import { type RosterSort, rosterSorts } from './sort-players.ts';

const parts = { cards: rosterCards, list: rosterLines, table: rosterTable } as const;
const viewTitles: Record<RosterView, string> = { cards: 'Cards', list: 'List', table: 'Table' };

const playersId = 'players';

type Props = { sport: Sport; roster: Roster; shown: { view: RosterView; sort: RosterSort } };

/** The players in the requested view and order. */
export function RosterPlayers({ sport, roster, shown }: Props) {
  const season = roster.season.title;
  const origins = groupOrigins(roster.players);
  return (
    <section aria-label="Players">
      <VisuallyHidden as="h2">Players</VisuallyHidden>
      <RosterCounts
        players={roster.players}
        addressOf={(sort) => rosterAddress(sport, season, { view: shown.view, sort })}
      />
      <div className={styles.controls}>
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
          <SiteLink href={href('printRoster', { slug: sportSlug(sport), season })}>Print view</SiteLink>
          <SiteLink href={href('pdfRoster', { slug: sportSlug(sport), season })}>PDF</SiteLink>
        </p>
        <PrintButton of={playersId} label="Print the roster" />
      </div>
      <div id={playersId}>
        <Markup
          of={parts[shown.view]}
          props={{ caption: roster.displayTitle, groups: groupPlayers(roster.players, shown.sort) }}
        />
      </div>
      {origins.length > 0 && <Markup of={playerOrigins} props={{ origins }} />}
    </section>
  );
}

const titles: Record<RosterSort, string> = {
  jersey: 'Number',
  name: 'Name',
  position: 'Position',
  class: 'Class',
  hometown: 'Home town',
  height: 'Height',
  weight: 'Weight',
};

/** Links to the roster's sort orders. */
const SortLinks = ({ sorts }: { sorts: { sort: RosterSort; href: string; current: boolean }[] }) => (
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
