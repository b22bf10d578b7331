import { todayIn } from '../../domain/local-time.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { PromotionSlot } from '../../ui/promotion/promotion-slot.tsx';
import collegeIntroStyles from './college-intro.module.css';
import { HomeHead } from './home-head.tsx';
import styles from './home-page.module.css';
import type { loadHome } from './loads.ts';
import { MoreStories } from './more-stories.tsx';
import { NextGame } from './next-game.tsx';
import { Podcasts } from './podcasts.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { SocialPosts } from './social-posts.tsx';
import { SportsList } from './sports-list.tsx';
import { TopBand } from './top-band.tsx';
import { Videos } from './videos.tsx';
import { weekAround, weekDays } from './week-days.ts';
import { weekGrid } from './week-grid.markup.tsx';
import { WeekLeaders } from './week-leaders.tsx';

/** The lead story and two secondary stories. */
const lead = 3;

export default async function HomePage({ data }: PageProps<typeof loadHome>) {
  const { sports, upcoming, hasResults, stories, clips, scoreboard } = data;
  const today = await findPageGames([...upcoming, ...scoreboard.upcoming, ...scoreboard.results]);

  return (
    <>
      <HomeHead />
      <Scoreboard {...scoreboard} sports={sports} today={today} />
      {stories.length === 0 && <CollegeIntro isEmpty={upcoming.length === 0 && !hasResults} />}
      <TopBand stories={stories.slice(0, lead)} topics>
        <NextGame games={upcoming} today={today} />
      </TopBand>
      <div className="content">
        <ThisWeek />
        <WeekLeaders />
        <MoreStories stories={stories.slice(lead)} />
        <PromotionSlot name="home-rotator" place="wide" label="Highlights" className={styles.section} />
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

/** Every game of the days around today; nothing in a week without games. */
async function ThisWeek() {
  const { tenant, api } = getRequestContext();
  const today = todayIn(tenant.timezone);
  const events = await api.calendar.find(weekAround(today));
  const games = events.filter(({ hostedNotOurs }) => !hostedNotOurs);
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="week">
      <SectionHeading id="week" more={{ href: href('calendar'), label: 'Calendar of all sports' }}>
        This week
      </SectionHeading>
      <Markup of={weekGrid} props={{ days: weekDays(games, today) }} />
    </section>
  );
}

/** Intro of a home page without stories. */
function CollegeIntro({ isEmpty }: { isEmpty: boolean }) {
  const { tenant } = getRequestContext();
  const { logo, name, settings } = tenant;
  return (
    <section
      className={collegeIntroStyles.intro}
      data-empty={isEmpty || undefined}
      data-ground="primary"
      aria-label={athleticsName(tenant)}
    >
      <div className="content">
        <TeamLogo name={name} url={logo} size={96} />
        <p className={collegeIntroStyles.name}>{athleticsName(tenant)}</p>
        <p>
          {isEmpty
            ? 'Schedules, results and rosters will be published here.'
            : (settings.description ?? 'Schedules, results, rosters and box scores.')}
        </p>
      </div>
    </section>
  );
}
