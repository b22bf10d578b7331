import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import { CollegeIntro } from './college-intro.tsx';
import { HomeHead } from './home-head.tsx';
import styles from './home-page.module.css';
import { LeadStories } from './lead-stories.tsx';
import { MoreStories } from './more-stories.tsx';
import { NextGame } from './next-game.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { maxGames } from './scoreboard-games.ts';
import { SportsList } from './sports-list.tsx';
import { WeekResults } from './week-results.tsx';

/** Fills rows of four, three or two. */
const storyCount = 11;
/** The lead story and two secondary stories. */
const lead = 3;

export default async function HomePage({ query }: PageProps<'home'>) {
  const { api } = getRequestContext();
  const [sports, { upcoming, results, stories }] = await Promise.all([
    api.sports.list(),
    api.home({ upcoming: { size: maxGames }, results: { size: 30 }, stories: { size: storyCount } }),
  ]);
  const filter = sports.find(({ global_sport_name_slug: slug }) => slug !== null && slug === query.get('sport'));
  const shown = filter
    ? await Promise.all([
        api.events.upcoming({ sportId: filter.id, size: maxGames }),
        api.events.results({ sportId: filter.id, size: maxGames }),
      ])
    : [upcoming, results];
  const today = await findPageGames([...upcoming.items, ...(shown[0]?.items ?? []), ...(shown[1]?.items ?? [])]);

  return (
    <>
      <HomeHead />
      <Scoreboard
        upcoming={shown[0]?.items ?? []}
        results={shown[1]?.items ?? []}
        today={today}
        sports={sports}
        filter={filter}
      />
      {stories.items.length === 0 && <CollegeIntro isEmpty={upcoming.items.length + results.items.length === 0} />}
      <div className="content">
        <LeadStories stories={stories.items.slice(0, lead)} />
        <NextGame games={upcoming.items} today={today} />
        <PromotionSlot name="home-rotator" place="wide" label="Highlights" className={styles.section} />
        <MoreStories stories={stories.items.slice(lead)} />
        <WeekResults games={results.items} />
        {stories.items.length === 0 && <SportsList />}
        <PromotionSlot name="home-tiles" place="tile" label="Offers" className={styles.section} />
      </div>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}
