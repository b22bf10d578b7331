import { longDay, monthOf } from '../../../domain/printed-date.ts';
import type { PageGames } from '../../../ui/live/page-games.ts';
import { defineMarkup } from '../../../ui/markup/define-markup.ts';
import { CalendarEvent } from './calendar-event.tsx';
import styles from './calendar-list.module.css';
import { EarlierDays, isCurrent, todayId } from './earlier-days.tsx';
import type { CalendarData } from './find-calendar.ts';
import { NoGames } from './no-games.tsx';
import type { ShownDays } from './shown-days.ts';

type Props = CalendarData & Pick<ShownDays, 'days'> & { at: PageGames };

/** The days of a month that have games. */
function CalendarList({ days, at, ...data }: Props) {
  const busy = days.filter(({ entries }) => entries.length > 0);
  const { today } = at;
  const isNow = isCurrent({ ...data, today });
  if (busy.length === 0)
    return (
      <div id={isNow ? todayId : undefined}>
        <NoGames {...data} />
      </div>
    );
  const next = isNow ? busy.find(({ date }) => date >= today)?.date : undefined;
  const shownDays = busy.map(({ date, entries }) => (
    <section
      key={date}
      id={date === next ? todayId : undefined}
      className={styles.day}
      aria-labelledby={`d${date}`}
      data-past={(isNow && date < today) || undefined}
    >
      <h3 id={`d${date}`} className="sidearm-calendar-list-group-heading-date">
        <time dateTime={date}>{longDay(date)}</time>
        {date === today && <span> Today</span>}
      </h3>
      <ul>
        {entries.map((entry) => (
          <CalendarEvent
            key={entry.game.id}
            entry={entry}
            at={at}
            isOfOneSport={data.sport !== undefined}
            isDetailed={true}
          />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <EarlierDays {...data} today={today} />
      {shownDays}
      {isNow && next === undefined && <p id={todayId}>No more games in {monthOf(today)}.</p>}
    </>
  );
}

export const calendarList = defineMarkup('features/schedule/calendar/calendar-list', CalendarList);
