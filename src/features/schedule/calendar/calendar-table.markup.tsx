import { longDay, shortDay } from '../../../domain/printed-date.ts';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';
import type { PageGames } from '../../../ui/live/page-games.ts';
import { defineMarkup } from '../../../ui/markup/define-markup.ts';
import { CalendarEvent } from './calendar-event.tsx';
import styles from './calendar-table.module.css';
import { EarlierDays, isCurrent, todayId } from './earlier-days.tsx';
import type { CalendarData } from './find-calendar.ts';
import { NoGames } from './no-games.tsx';
import type { ShownDays } from './shown-days.ts';

type Props = CalendarData & Pick<ShownDays, 'days'> & { at: PageGames };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month or week as a table with a column for each weekday; on a narrow screen, a list of the days with games. */
function CalendarTable({ days, at, ...data }: Props) {
  const { sport, query, span } = data;
  const { today } = at;
  const isNow = isCurrent({ span, today });
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const hasGames = days.some(({ date, entries }) => entries.length > 0 && date >= span.from && date <= span.to);
  return (
    <>
      {!hasGames && <NoGames {...data} />}
      <EarlierDays {...data} today={today} />
      <table className={`sidearm-calendar-table ${styles.table}`} data-view={query.view}>
        <caption>
          <VisuallyHidden>
            {sport ? `${sport.title} games` : 'Games'}, {span.title}. All times local to the venue.
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, entries }) => (
                <td
                  key={date}
                  id={date === today ? todayId : undefined}
                  aria-current={date === today ? 'date' : undefined}
                  data-outside={date < span.from || date > span.to || undefined}
                  data-past={(isNow && date < today) || undefined}
                  data-empty={entries.length === 0 || undefined}
                >
                  <DayName date={date} isToday={date === today} />
                  {entries.length === 0 ? (
                    <p className={styles.none}>No games</p>
                  ) : (
                    <ul>
                      {entries.map((entry) => (
                        <CalendarEvent
                          key={entry.game.id}
                          entry={entry}
                          at={at}
                          isOfOneSport={sport !== undefined}
                          isDetailed={query.view === 'week'}
                        />
                      ))}
                    </ul>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** "Sat, Nov 7"; on a wide screen "7". */
function DayName({ date, isToday }: { date: string; isToday: boolean }) {
  const number = String(Number(date.slice(8)));
  const name = shortDay(date);
  return (
    <time className={styles.day} dateTime={date} title={longDay(date)}>
      <span>{name.slice(0, name.length - number.length)}</span>
      {number}
      {isToday && <b> Today</b>}
    </time>
  );
}

export const calendarTable = defineMarkup('features/schedule/calendar/calendar-table', CalendarTable);
