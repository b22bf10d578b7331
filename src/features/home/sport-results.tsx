import type { EventGame } from '../../api/events/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { DataOf } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './home-page.module.css';
import type { loadSportHome } from './loads.ts';
import { resultList } from './result-list.markup.tsx';
import { RosterStrip } from './roster-strip.tsx';
import { SeasonBests } from './season-bests.tsx';
import { StandingsSection } from './standings-section.tsx';
import { StatLeaders } from './stat-leaders.tsx';

/** Results beside standings, or finishes beside the best ones, then leaders and roster. */
export function SportResults({ sport, schedule, standings, upcoming, results, stories }: DataOf<typeof loadSportHome>) {
  const slug = sportSlug(sport);
  const hasFinishes = schedule?.games.some(({ placing }) => placing !== null);
  const isEmpty = upcoming.length + results.length + stories.length === 0;
  return (
    <>
      {isEmpty && (
        <EmptyState title={`There is no ${sport.title.toLowerCase()} news yet.`}>
          <p>
            <SiteLink href={href('roster', { slug })}>See the roster</SiteLink>
          </p>
        </EmptyState>
      )}
      <div className={styles.pair}>
        <LastResults games={results} slug={slug} />
        {sport.family === 'meet' && schedule && hasFinishes ? (
          <SeasonBests schedule={schedule} />
        ) : (
          <StandingsSection standings={standings} slug={slug} />
        )}
      </div>
      <Deferred fallback={null}>
        <StatLeaders sport={sport} />
      </Deferred>
      <RosterStrip sport={sport} />
    </>
  );
}

type LastResultsProps = {
  /** Newest first. */
  games: readonly EventGame[];
  slug: string;
};

const shown = 5;

/** The last five results, or finishes at meets, from the season of the latest one. */
function LastResults({ games, slug }: LastResultsProps) {
  const reported = games.filter(({ result, placing }) => result || placing);
  const [latest] = reported;
  if (!latest) return null;
  const ofSeason = reported.filter(({ season }) => season.id === latest.season.id).slice(0, shown);
  return (
    <section aria-labelledby="results">
      <SectionHeading id="results" more={{ href: href('results', { sportSlug: slug }), label: 'All results' }}>
        {ofSeason.every(({ result }) => result === null) ? 'Latest finishes' : 'Last results'}
      </SectionHeading>
      <Markup of={resultList} props={{ games: ofSeason }} />
    </section>
  );
}
