import type { PageProps } from '../../routing/load.ts';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { CalendarHead } from './calendar/calendar-head.tsx';
import { calendarList } from './calendar/calendar-list.markup.tsx';
import { calendarTable } from './calendar/calendar-table.markup.tsx';
import { calendarTop } from './calendar/calendar-top.markup.tsx';
import { shownDays } from './calendar/shown-days.ts';
import type { load } from './load-calendar.ts';

export default async function CalendarPage({ data }: PageProps<typeof load>) {
  const { days, games } = shownDays(data);
  const at = await findPageGames(games);
  const props = { ...data, days, at };
  return (
    <>
      <CalendarHead {...data} games={games} />
      <Markup of={calendarTop} props={data} />
      <Markup of={data.query.view === 'list' ? calendarList : calendarTable} props={props} />
      {at.from !== undefined && <LiveScores from={at.from} />}
    </>
  );
}
