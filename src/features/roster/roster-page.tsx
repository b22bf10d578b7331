import type { Roster, RosterOption, RosterStaff as Staff } from '../../api/rosters/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { enDashed } from '../../web/text.ts';
import type { loadRoster } from './loads.ts';
import { rosterAddress } from './roster-address.ts';
import { RosterHead } from './roster-head.tsx';
import styles from './roster-page.module.css';
import { RosterPlayers } from './roster-players.tsx';
import { parseRosterView } from './roster-view.ts';
import { parseRosterSort } from './sort-players.ts';
import { staffCards } from './staff-cards.markup.tsx';

export default function RosterPage({ data, query }: PageProps<typeof loadRoster>) {
  const { sport, roster, seasons } = data;
  const shown = { view: parseRosterView(query.get('view')), sort: parseRosterSort(query.get('sort')) };

  return (
    <>
      <RosterHead sport={sport} roster={roster} />
      <PageHeader title={roster ? enDashed(roster.displayTitle) : `${sport.title} Roster`}>
        <SeasonPicker
          seasons={seasons.map(({ rosterId, seasonTitle }) => ({
            title: enDashed(seasonTitle),
            href: rosterAddress(sport, seasonTitle),
            current: rosterId === roster?.id,
          }))}
        />
      </PageHeader>
      {roster?.note && <p className={styles.note}>{roster.note}</p>}
      {roster && roster.players.length > 0 ? (
        <RosterPlayers sport={sport} roster={roster} shown={shown} />
      ) : (
        <EmptyRoster sport={sport} seasons={seasons} shown={roster} />
      )}
      {roster && (
        <RosterStaff
          id="coaches"
          title="Coaching staff"
          people={roster.coaches}
          more={{
            href: href('coaches', { sportSlug: sportSlug(sport), season: roster.season.title }),
            label: 'Coaches and their records',
          }}
        />
      )}
      {roster && <RosterStaff id="support" title="Support staff" people={roster.support} />}
      <p className={styles.staff}>
        <SiteLink href={href('sportHistoricalRoster', { globalSportNameSlug: sportSlug(sport) })}>
          {sport.title} historical roster
        </SiteLink>
      </p>
    </>
  );
}

type EmptyRosterProps = { sport: Sport; seasons: readonly RosterOption[]; shown: Roster | undefined };

function EmptyRoster({ sport, seasons, shown }: EmptyRosterProps) {
  const other = seasons.find(({ rosterId }) => rosterId !== shown?.id);
  const season = shown ? `${enDashed(shown.season.title)} ` : '';
  return (
    <EmptyState title={`The ${season}${sport.title.toLowerCase()} roster has not been announced.`}>
      {other && (
        <p>
          <SiteLink href={rosterAddress(sport, other.seasonTitle)}>
            See the {enDashed(other.seasonTitle)} roster
          </SiteLink>
        </p>
      )}
    </EmptyState>
  );
}

type StaffProps = {
  id: string;
  title: string;
  people: readonly Staff[];
  more?: { href: string; label: string };
};

/** Coaches or support staff below the players. */
function RosterStaff({ id, title, people, more }: StaffProps) {
  if (people.length === 0) return null;
  return (
    <section className={styles.staff} aria-labelledby={id}>
      <SectionHeading id={id} {...(more && { more })}>
        {title}
      </SectionHeading>
      <Markup of={staffCards} props={{ people }} />
    </section>
  );
}
