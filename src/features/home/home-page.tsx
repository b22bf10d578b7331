import type { PageProps } from '../../routing/load.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { CollegeIntro } from './college-intro.tsx';
import { HomeHead } from './home-head.tsx';
import styles from './home-page.module.css';
import { LeadStories } from './lead-stories.tsx';
import type { load } from './load-home.ts';
import { MoreStories } from './more-stories.tsx';
import { NextGame } from './next-game.tsx';
import { Podcasts } from './podcasts.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SocialPosts } from './social-posts.tsx';
import { SportsList } from './sports-list.tsx';
import { Videos } from './videos.tsx';
import { WeekResults } from './week-results.tsx';

/** The lead story and two secondary stories. */
const lead = 3;

export default async function HomePage({ data }: PageProps<typeof load>) {
  const { sports, upcoming, results, stories, clips, scoreboard } = data;
  const today = await findPageGames([...upcoming, ...scoreboard.upcoming, ...scoreboard.results]);

  return (
    <>
      <HomeHead />
      <Scoreboard {...scoreboard} sports={sports} today={today} />
      {stories.length === 0 && <CollegeIntro isEmpty={upcoming.length + results.length === 0} />}
      <div className="content">
        <LeadStories stories={stories.slice(0, lead)} />
        <NextGame games={upcoming} today={today} />
        <PromotionSlot name="home-rotator" place="wide" label="Highlights" className={styles.section} />
        <MoreStories stories={stories.slice(lead)} />
        <WeekResults games={results} />
        <Videos clips={clips} />
        <Deferred fallback={null}>
          <Podcasts />
        </Deferred>
        <Deferred fallback={null}>
          <SocialPosts />
        </Deferred>
        {stories.length === 0 && <SportsList />}
        <PromotionSlot name="home-tiles" place="tile" label="Offers" className={styles.section} />
      </div>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}
