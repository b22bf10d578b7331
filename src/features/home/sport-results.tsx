import type { EventGame } from '../../api/events/schema.ts';
import type { Standings } from '../../api/standings/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import type { DataOf } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { linesAround } from '../../ui/standings/standings-text.ts';
import { enDashed } from '../../web/text.ts';
import { briefStandings } from './brief-standings.markup.tsx';
import { findLeaders } from './find-leaders.ts';
import styles from './home-page.module.css';
import { leaderCards } from './leader-cards.markup.tsx';
import type { loadSportHome } from './loads.ts';
import { resultList } from './result-list.markup.tsx';
import { RosterStrip } from './roster-strip.tsx';
import { SeasonBests } from './season-bests.tsx';

const shownTeams = 6;

/** The standings lines around the college's own; nothing without standings. */
function StandingsSection({ standings, slug }: { standings: Standings | undefined; slug: string }) {
  const { logo } = getRequestContext().tenant;
  const table = standings?.tables.find(({ rows }) => rows.some(({ isOurs }) => isOurs)) ?? standings?.tables[0];
  if (!standings || !table) return null;
  const caption = [enDashed(standings.season.title), table.title ?? standings.conference?.title]
    .filter(Boolean)
    .join(' ');
  return (
    <section aria-labelledby="standings">
      <SectionHeading id="standings" more={{ href: href('standings', { sportSlug: slug }), label: 'Full standings' }}>
        Standings
      </SectionHeading>
      <Markup of={briefStandings} props={{ caption, teams: linesAround(table.rows, shownTeams), logo }} />
    </section>
  );
}

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

/** The statistical leaders of the current season, or of the newest with statistics; nothing if there are none. */
async function StatLeaders({ sport }: { sport: Sport }) {
  const { api } = getRequestContext();
  const slug = sportSlug(sport);
  if (!getSeasonBook(sport.family) || !sport.seasonTitle) return null;
  const current = await api.stats.season(slug, sport.seasonTitle, { view: 'leaders' });
  const newest = current?.sheets.length === 0 ? current.seasons[0]?.title : undefined;
  const stats = newest === undefined ? current : await api.stats.season(slug, newest, { view: 'leaders' });
  if (!stats) return null;
  const { title } = stats.season;
  const leaders = findLeaders(stats.sheets, (await api.rosters.bySport(slug, { season: title }))?.players ?? []);
  if (leaders.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="leaders">
      <SectionHeading
        id="leaders"
        more={{
          href: href('cumeStats', { sportSlug: slug, season: title }, { view: 'leaders' }),
          label: 'All leaders',
        }}
      >
        {enDashed(title)} leaders
      </SectionHeading>
      <Markup of={leaderCards} props={{ leaders }} />
    </section>
  );
}
