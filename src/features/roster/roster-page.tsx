import type { Roster, RosterOption, RosterStaff as Staff } from '../../api/rosters/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { notFound, redirect } from '../../waku/router.ts';
import { rosterAddress } from './roster-address.ts';
import { RosterHead } from './roster-head.tsx';
import styles from './roster-page.module.css';
import { RosterPlayers } from './roster-players.tsx';
import { parseRosterView } from './roster-view.ts';
import { parseRosterSort } from './sort-players.ts';
import { staffCards } from './staff-cards.markup.tsx';

export default async function RosterPage({ params, query }: PageProps<'roster'>) {
  const { api, url } = getRequestContext();
  const sport = await api.sports.find(params.slug);
  if (!sport) return notFound();
  const [roster, seasons] = await Promise.all([
    api.rosters.bySport(params.slug, params.season),
    api.rosters.list(params.slug),
  ]);
  if (!roster && params.season !== undefined) return notFound();
  // a season goes by the year it begins in too, but has one address
  if (roster && params.season !== undefined && params.season !== roster.season.title)
    return redirect(rosterAddress(sport, roster.season.title) + url.search, 308);
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
      {roster && <RosterStaff id="coaches" title="Coaching staff" people={roster.coaches} />}
      {roster && <RosterStaff id="support" title="Support staff" people={roster.support} />}
    </>
  );
}

type EmptyRosterProps = { sport: Sport; seasons: readonly RosterOption[]; shown: Roster | undefined };

function EmptyRoster({ sport, seasons, shown }: EmptyRosterProps) {
  const other = seasons.find(({ rosterId }) => rosterId !== shown?.id);
  const season = shown ? `${enDashed(shown.season.title)} ` : '';
  return (
    <EmptyState title={`The ${season}${sport.title.toLowerCase()} roster has not been announced`}>
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

/** Coaches or support staff below the players. */
function RosterStaff({ id, title, people }: { id: string; title: string; people: readonly Staff[] }) {
  if (people.length === 0) return null;
  return (
    <section className={styles.staff} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Markup of={staffCards} props={{ people }} />
    </section>
  );
}
