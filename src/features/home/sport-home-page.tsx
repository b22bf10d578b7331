import { type Sport, sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { Deferred } from '../../ui/page/deferred.tsx';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import styles from './home-page.module.css';
import type { loadSportHome } from './loads.ts';
import { MoreStories } from './more-stories.tsx';
import { NextGame } from './next-game.tsx';
import { OffSeason } from './off-season.tsx';
import { Podcasts } from './podcasts.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SocialPosts } from './social-posts.tsx';
import { SportBand } from './sport-band.tsx';
import { SportHead } from './sport-head.tsx';
import { SportHonors } from './sport-honors.tsx';
import { SportPages } from './sport-pages.tsx';
import { SportResults } from './sport-results.tsx';
import { TopBand } from './top-band.tsx';
import { Videos } from './videos.tsx';

/** The lead story and two secondary stories. */
const lead = 3;

export default async function SportHomePage({ data }: PageProps<typeof loadSportHome>) {
  const { sport, schedule, standings, upcoming, results, stories, clips } = data;
  const today = await findPageGames([...upcoming, ...results]);
  const slug = sportSlug(sport);

  return (
    <>
      <SportHead sport={sport} record={schedule?.record.overall} />
      <Scoreboard upcoming={upcoming} results={results} today={today} />
      <SportBand sport={sport} schedule={schedule} standings={standings} />
      <TopBand stories={stories.slice(0, lead)} topics={false}>
        {upcoming.length === 0 && schedule && <OffSeason sport={sport} schedule={schedule} standings={standings} />}
        <NextGame games={upcoming} today={today} />
      </TopBand>
      <div className={`content ${styles.below}`}>
        <SportResults {...data} />
        <PromotionSlot
          name="sport-home-rotator"
          sportId={sport.id}
          place="wide"
          label="Highlights"
          className={styles.section}
        />
        <MoreStories stories={fullRows(stories.slice(lead))} sport={slug} />
        <Videos clips={clips} sport={slug} />
        <SportContent sport={sport} />
      </div>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}

/** Stories for one or two full rows; none if there are not enough for the first row. */
const fullRows = <Story,>(stories: readonly Story[]): readonly Story[] => stories.slice(0, stories.length < 7 ? 3 : 7);

/** The content below the news of a sport home. */
const SportContent = ({ sport }: { sport: Sport }) => (
  <>
    <Deferred fallback={null}>
      <SportHonors sport={sport} />
    </Deferred>
    <Deferred fallback={null}>
      <Podcasts sport={{ id: sport.id, slug: sportSlug(sport) }} />
    </Deferred>
    <Deferred fallback={null}>
      <SportPages sport={sport} />
    </Deferred>
    <Deferred fallback={null}>
      <SocialPosts sportId={sport.id} />
    </Deferred>
  </>
);
