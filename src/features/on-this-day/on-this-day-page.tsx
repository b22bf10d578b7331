import { neighborOf } from '../../domain/calendar/day-of-year.ts';
import { dayCardAddress } from '../../domain/share-image.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import filter from '../../ui/controls/filter-form.module.css';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { dayName, headlineOf } from './day-text.ts';
import { dayYears } from './day-years.markup.tsx';
import { groupByYear } from './group-by-year.ts';
import type { loadOnThisDay } from './loads.ts';
import styles from './on-this-day.module.css';
import { pastEvents } from './past-events.ts';

const months = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index)),
);

/** A form to choose another day. */
const DayPicker = ({ date }: { date: string }) => {
  const [month, day] = date.split('-').map(Number);
  return (
    <form className={filter.filter} action={href('onThisDay')}>
      <label>
        <span>Month</span>
        <select name="month" defaultValue={month}>
          {months.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Day</span>
        <select name="day" defaultValue={day}>
          {Array.from({ length: 31 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days do not move
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look={{ theme: 'light-theme' }}>
        Show
      </Button>
    </form>
  );
};

/** Number of years in the description for link previews. */
const described = 3;

export default function OnThisDayPage({ data }: PageProps<typeof loadOnThisDay>) {
  const { tenant } = getRequestContext();
  const { date, isToday, games } = data;
  const years = groupByYear(data);
  const name = dayName(date);
  const headlines = years.flatMap((year) => headlineOf(year) ?? []).slice(0, described);
  const dayAddress = (day: string) => href('onThisDay', {}, { date: day });
  return (
    <>
      <Head
        title={`On this day: ${name}`}
        description={[`${name} in the history of ${tenant.name} athletics.`, ...headlines].join(' ')}
        path={isToday ? href('onThisDay') : dayAddress(date)}
        image={{ url: dayCardAddress(date), altText: `On this day: ${name}, ${tenant.shortName}` }}
        indexed={years.length > 0}
      />
      {games.length > 0 && <JsonLd data={pastEvents(games)} />}
      <header className={styles.top}>
        <div>
          <p className={styles.label}>On this day</p>
          <h1 className={styles.day}>{name}</h1>
        </div>
        <nav className={styles.neighbors} aria-label="Days">
          <SiteLink
            href={dayAddress(neighborOf(date, -1))}
            aria-label={`Previous day, ${dayName(neighborOf(date, -1))}`}
          >
            ← {dayName(neighborOf(date, -1))}
          </SiteLink>
          <SiteLink href={dayAddress(neighborOf(date, 1))} aria-label={`Next day, ${dayName(neighborOf(date, 1))}`}>
            {dayName(neighborOf(date, 1))} →
          </SiteLink>
        </nav>
        <DayPicker date={date} />
      </header>
      {years.length === 0 ? (
        <EmptyState title={`Nothing recorded for ${name}.`}>
          <p>
            Results of past seasons are in the archives. <SiteLink href={href('archives')}>Archives</SiteLink>
          </p>
        </EmptyState>
      ) : (
        <Markup of={dayYears} props={{ date, years }} />
      )}
    </>
  );
}
