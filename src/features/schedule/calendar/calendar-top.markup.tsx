import type { SportsEvent, WithContext } from 'schema-dts';

import { calendarViews } from '../../../domain/calendar/calendar-span.ts';
import { sportSlug } from '../../../domain/sport.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../../ui/markup/define-markup.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { JsonLd } from '../../../ui/page/json-ld.tsx';
import { locationLabels } from '../location-filter.ts';
import { type CalendarQuery, calendarAddress } from './calendar-query.ts';
import styles from './calendar-top.module.css';
import { todayId } from './earlier-days.tsx';
import type { CalendarData } from './find-calendar.ts';

const viewLabels = { month: 'Month', week: 'Week', list: 'List' };
const locations = ['all', 'H', 'A', 'N'] as const;

type Props = CalendarData & {
  /** JSON-LD of upcoming games. */
  events: WithContext<SportsEvent>[];
};

/** View, place and period of a calendar, all of them links. */
function CalendarTop({ sport, query, span, games, events }: Props) {
  const slug = sport && sportSlug(sport);
  const address = (changes: Partial<CalendarQuery>) => calendarAddress(slug, { ...query, ...changes });
  return (
    <>
      <div className={styles.choices}>
        <Tabs
          label="View"
          tabs={calendarViews.map((view) => ({
            label: viewLabels[view],
            href: address({ view }),
            current: view === query.view,
          }))}
        />
        <Tabs
          label="Games by place"
          tabs={locations
            .filter((place) => place === 'all' || place === query.location || games.some(isAt(place)))
            .map((location) => ({
              label: locationLabels[location],
              href: address({ location }),
              current: location === query.location,
            }))}
        />
      </div>
      <div className={styles.period}>
        <h2 id="period">{span.title}</h2>
        <nav className={styles.steps} aria-label="Period">
          <Step href={address({ date: span.previous })} icon="previous" isLimit={games.length === 0}>
            Previous {query.view === 'week' ? 'week' : 'month'}
          </Step>
          <a className={styles.step} href={`${address({ date: undefined })}#${todayId}`}>
            Today
          </a>
          <Step href={address({ date: span.next })} icon="next" isLimit={games.length === 0}>
            Next {query.view === 'week' ? 'week' : 'month'}
          </Step>
        </nav>
      </div>
      {events.length > 0 && <JsonLd data={events} />}
    </>
  );
}

const isAt =
  (place: string) =>
  ({ locationIndicator }: { locationIndicator: string }) =>
    locationIndicator === place;

type StepProps = {
  href: string;
  icon: 'previous' | 'next';
  /** Keeps crawlers from following links beyond a period without games. */
  isLimit: boolean;
  children: React.ReactNode;
};

const Step = ({ href, icon, isLimit, children }: StepProps) => (
  <a className={styles.step} href={href} rel={isLimit ? 'nofollow' : undefined}>
    <Icon name={icon} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </a>
);

export const calendarTop = defineMarkup('features/schedule/calendar/calendar-top', CalendarTop);
