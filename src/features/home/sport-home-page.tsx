import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { notFound } from '../../waku/router.ts';
import styles from './home-page.module.css';
import { LeadStories } from './lead-stories.tsx';
import { MoreStories } from './more-stories.tsx';
import { NextGame } from './next-game.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { maxGames } from './scoreboard-games.ts';
import { SeasonStrip } from './season-strip.tsx';
import { SportHead } from './sport-head.tsx';
import { WeekResults } from './week-results.tsx';

export default async function SportHomePage({ params }: PageProps<'sport'>) {
  const { api } = getRequestContext();
  const sport = await api.sports.find(params.slug);
  if (!sport) return notFound();
  const [schedule, upcoming, results, stories] = await Promise.all([
    api.schedule.find(sport),
    api.events.upcoming({ sportId: sport.id, size: maxGames }),
    api.events.results({ sportId: sport.id, size: maxGames }),
    api.stories.list({ sportId: sport.id, size: 7 }),
  ]);
  const today = await findPageGames([...upcoming.items, ...results.items]);
  const isEmpty = upcoming.items.length + results.items.length + stories.items.length === 0;

  return (
    <>
      <SportHead sport={sport} />
      <Scoreboard upcoming={upcoming.items} results={results.items} today={today} />
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
        <LeadStories stories={stories.items.slice(0, 3)} />
        {stories.items.length === 0 && <WeekResults games={results.items} />}
        <NextGame games={upcoming.items} today={today} />
        <PromotionSlot
          name="sport-home-rotator"
          sportId={sport.id}
          place="wide"
          label="Highlights"
          className={styles.section}
        />
        <MoreStories stories={stories.items.slice(3)} />
      </div>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}
