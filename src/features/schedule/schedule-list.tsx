import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Schedule } from '../../api/schedule/schema.ts';
import { nextGame } from '../../domain/upcoming.ts';
import { href } from '../../routing/routes.ts';
import { ViewSwitch } from '../../ui/client/view-switch.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { parseLocationFilter } from './location-filter.ts';
import { locationViews } from './location-views.ts';
import { NextGameLink } from './next-game-link.tsx';
import { scheduleEvents } from './schedule-events.ts';
import { scheduleMonths } from './schedule-months.markup.tsx';

type Props = { schedule: Schedule; games: ScheduleGame[]; location: string | null };

/** Filter, jump to the next game and the rows of a season. */
export async function ScheduleList({ schedule, games, location }: Props) {
  const today = await findPageGames(games);
  const next = nextGame(games, today);
  const shown = parseLocationFilter(location);
  const address = (filter: string | undefined) =>
    href(
      'schedule',
      {
        globalSportNameSlug: schedule.sport.globalSportNameSlug ?? schedule.sport.shortName,
        seasonTitle: schedule.season.title,
      },
      { location: filter },
    );
  return (
    <>
      {next && <NextGameLink game={next} />}
      {shown === undefined && <p>There is no filter “{location}”. All games are shown.</p>}
      <ViewSwitch
        key={`${schedule.id} ${shown}`}
        label="Games by place"
        views={locationViews(games, address)}
        shown={shown ?? 'all'}
      >
        <Markup
          of={scheduleMonths}
          props={{
            games,
            nextId: next?.id,
            today,
            events: scheduleEvents(schedule, games),
          }}
        />
      </ViewSwitch>
      {today.from !== undefined && <LiveScores from={today.from} />}
    </>
  );
}
