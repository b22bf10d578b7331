import type { ReactNode } from 'react';

import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Schedule } from '../../api/schedule/schema.ts';
import { against } from '../../domain/against.ts';
import { isComingUp } from '../../domain/coming-up.ts';
import { sportSlug } from '../../domain/sport.ts';
import { nextGame } from '../../domain/upcoming.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Countdown } from '../../ui/client/countdown.tsx';
import { ViewSwitch } from '../../ui/client/view-switch.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { isOfToday } from '../../ui/live/follow-from.ts';
import { findPageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { ChangedRows } from './client/changed-rows.tsx';
import { ReaderTimes } from './client/reader-times.tsx';
import { locationViews, parseLocationFilter } from './location-filter.ts';
import { nextGameHero } from './next-game-hero.markup.tsx';
import hero from './next-game-hero.module.css';
import { rowGame } from './row-game.ts';
import { scheduleMonths } from './schedule-months.markup.tsx';

type Props = {
  schedule: Schedule;
  games: ScheduleGame[];
  location: string | null;
  /** Between the next game and the filter. */
  children: ReactNode;
};

/** A season's next game, filter and rows. */
export async function ScheduleList({ schedule, games, location, children }: Props) {
  const today = await findPageGames(games);
  const next = nextGame(games, today);
  const shown = parseLocationFilter(location);
  const season = {
    globalSportNameSlug: sportSlug(schedule.sport),
    seasonTitle: schedule.season.title,
  };
  const address = (filter: string | undefined) => href('schedule', season, { location: filter });
  return (
    <>
      {next && <NextGame game={next} />}
      {children}
      {shown === undefined && <p>There is no filter “{location}”. All games are shown.</p>}
      <ViewSwitch
        key={`${schedule.id} ${shown}`}
        label="Games by place"
        views={locationViews(games, address)}
        shown={shown ?? 'all'}
      >
        <ReaderTimes key={schedule.id} />
        <ChangedRows key={`changes ${schedule.id}`} scheduleId={schedule.id} />
        <Markup
          of={scheduleMonths}
          props={{
            rows: games.map((game) => rowGame(game, today)),
            nextId: next?.id,
            team: getRequestContext().tenant.shortName,
            url: canonicalAddress(href('schedule', season)),
          }}
        />
      </ViewSwitch>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}

/** The live or next game, with a countdown once its time is set. */
function NextGame({ game }: { game: ScheduleGame }) {
  const now = Temporal.Now.instant();
  return (
    <section className={hero.hero} aria-labelledby="next-game">
      <Markup of={nextGameHero} props={{ game, isOfToday: isOfToday(game, now.epochMilliseconds) }} />
      {game.dateUtc && isComingUp(game, now) && <Countdown to={game.dateUtc} label={`Time until ${against(game)}`} />}
    </section>
  );
}
