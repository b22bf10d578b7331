import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './home-page.module.css';
import { LeadStories } from './lead-stories.tsx';
import type { load } from './load-sport-home.ts';
import { MoreStories } from './more-stories.tsx';
import { NextGame } from './next-game.tsx';
import { Podcasts } from './podcasts.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SeasonStrip } from './season-strip.tsx';
import { SocialPosts } from './social-posts.tsx';
import { SportHead } from './sport-head.tsx';
import { SportHonors } from './sport-honors.tsx';
import { SportPages } from './sport-pages.tsx';
import { StatLeaders } from './stat-leaders.tsx';
import { Videos } from './videos.tsx';
import { WeekResults } from './week-results.tsx';

export default async function SportHomePage({ data }: PageProps<typeof load>) {
  const { sport, schedule, upcoming, results, stories, clips } = data;
  const today = await findPageGames([...upcoming, ...results]);
  const isEmpty = upcoming.length + results.length + stories.length === 0;

  return (
    <>
      <SportHead sport={sport} />
      <Scoreboard upcoming={upcoming} results={results} today={today} />
      <div className="content">
        <div className={styles.sportTitle}>
          <h1>{sport.title}</h1>
        </div>
        <SeasonStrip sport={sport} schedule={schedule} />
        {isEmpty && (
          <EmptyState title={`There is no ${sport.title.toLowerCase()} news yet`}>
            <p>
              <SiteLink href={href('roster', { slug: sportSlug(sport) })}>See the roster</SiteLink>
            </p>
          </EmptyState>
        )}
        <LeadStories stories={stories.slice(0, 3)} />
        {stories.length === 0 && <WeekResults games={results} />}
        <NextGame games={upcoming} today={today} />
        <PromotionSlot
          name="sport-home-rotator"
          sportId={sport.id}
          place="wide"
          label="Highlights"
          className={styles.section}
        />
        <MoreStories stories={stories.slice(3)} sport={sportSlug(sport)} />
        <Deferred fallback={null}>
          <StatLeaders sport={sport} />
        </Deferred>
        <Videos clips={clips} sport={sportSlug(sport)} />
        <Deferred fallback={null}>
          <Podcasts sport={{ id: sport.id, slug: sportSlug(sport) }} />
        </Deferred>
        <Deferred fallback={null}>
          <SportPages sport={sport} />
        </Deferred>
        <Deferred fallback={null}>
          <SportHonors sport={sport} />
        </Deferred>
        <Deferred fallback={null}>
          <SocialPosts sportId={sport.id} />
        </Deferred>
      </div>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}
