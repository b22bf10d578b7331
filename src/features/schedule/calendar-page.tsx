import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { LiveScores } from '../../ui/live/client/live-scores.tsx';
import { findPageGames } from '../../ui/live/page-games.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { CalendarHead } from './calendar/calendar-head.tsx';
import { calendarList } from './calendar/calendar-list.markup.tsx';
import { calendarAddress } from './calendar/calendar-query.ts';
import { calendarTable } from './calendar/calendar-table.markup.tsx';
import { calendarTop } from './calendar/calendar-top.markup.tsx';
import styles from './calendar/calendar-top.module.css';
import { printAddress } from './calendar/print-range.ts';
import { shownDays } from './calendar/shown-days.ts';
import { SubscribeMenu } from './calendar/subscribe-links.tsx';
import { upcomingEvents } from './calendar/upcoming-events.ts';
import { ReaderTimes } from './client/reader-times.tsx';
import type { loadCalendar } from './loads.ts';

export default async function CalendarPage({ data }: PageProps<typeof loadCalendar>) {
  const { sport, query } = data;
  const { days, games } = shownDays(data);
  const at = await findPageGames(games);
  const props = { ...data, days, at };
  return (
    <>
      <CalendarHead {...data} games={games} />
      <PageHeader title={sport ? `${sport.title} calendar` : 'Calendar'}>
        <div className={styles.tools}>
          <SeasonPicker
            label="Sport:"
            seasons={[undefined, ...data.sports].map((each) => ({
              title: each?.title ?? 'All sports',
              href: calendarAddress(each && sportSlug(each), query),
              current: each?.id === sport?.id,
            }))}
          />
          <SubscribeMenu of={{ sport, season: undefined, location: query.location }} />
          <a href={printAddress(data)}>Print</a>
        </div>
      </PageHeader>
      <Markup of={calendarTop} props={{ ...data, events: upcomingEvents(games) }} />
      <ReaderTimes key={`${sport?.id} ${query.view} ${data.span.from} ${query.location}`} />
      <Markup of={data.query.view === 'list' ? calendarList : calendarTable} props={props} />
      {at.from !== undefined && <LiveScores from={at.from} />}
    </>
  );
}
