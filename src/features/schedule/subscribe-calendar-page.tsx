import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { calendarAddress } from './calendar/calendar-query.ts';
import styles from './calendar/subscribe-links.module.css';
import { SubscribeLinks } from './calendar/subscribe-links.tsx';
import type { loadSubscribeCalendar } from './loads.ts';
import { locationLabels } from './location-filter.ts';

const locations = ['all', 'H', 'A', 'N'] as const;

/** The ways to subscribe to the games of a schedule or calendar. */
export default function SubscribeCalendarPage({ data: { subscription } }: PageProps<typeof loadSubscribeCalendar>) {
  const { sport, season, location } = subscription;
  const slug = sport && sportSlug(sport);
  const address = (place: string) =>
    href(
      'subscribeCalendar',
      {},
      { sport: slug, season: season?.title, location: place === 'all' ? undefined : place },
    );
  return (
    <>
      <Head
        title={`Subscribe to ${sport ? `${sport.title} games` : 'games'}`}
        path={href('subscribeCalendar')}
        indexed={sport === undefined && location === 'all'}
      />
      <PageHeader title="Subscribe to games" />
      <Tabs
        label="Games by place"
        tabs={locations.map((place) => ({
          label: locationLabels[place],
          href: address(place),
          current: place === location,
        }))}
      />
      <div className={styles.page}>
        <SubscribeLinks of={subscription} />
        {sport && season && (
          <p>
            This calendar ends with the season.{' '}
            <a
              href={href('subscribeCalendar', {}, { sport: slug, location: location === 'all' ? undefined : location })}
            >
              Subscribe to {sport.title} in all seasons
            </a>
          </p>
        )}
        <p>
          {sport && season ? (
            <a href={scheduleAddress(sport, season.title)}>
              {season.title} {sport.title} schedule
            </a>
          ) : (
            <a href={calendarAddress(slug, { location })}>{sport ? `${sport.title} calendar` : 'Calendar'}</a>
          )}
        </p>
      </div>
    </>
  );
}
