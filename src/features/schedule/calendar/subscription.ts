import type { Sport } from '../../../domain/sport.ts';
import { sportSlug } from '../../../domain/sport.ts';
import { serviceAddress } from '../../../routing/service-addresses.ts';
import { type LocationFilter, locationLabels } from '../location-filter.ts';

/** The games of a calendar feed. */
export type Subscription = {
  sport: Sport | undefined;
  /** Limits the feed to a season. */
  season: { id: number; title: string } | undefined;
  location: LocationFilter;
};

/** The path of a feed; `feeds/calendar-feed.ts` serves it. */
export const feedPath = ({ sport, season, location }: Subscription): string =>
  serviceAddress(
    'calendarIcs',
    {},
    {
      path: sport && sportSlug(sport),
      schedule_id: season?.id,
      location: location === 'all' ? undefined : location,
    },
  );

/** "Lakeshore 2026 Football, home games" */
export function subscriptionName({ sport, season, location }: Subscription, team: string): string {
  const subject = [team, season?.title, sport?.title ?? 'Athletics'].filter(Boolean).join(' ');
  return location === 'all' ? subject : `${subject}, ${locationLabels[location].toLowerCase()} games`;
}

/**
 * How calendar programs subscribe to a feed.
 *
 * @param feed its absolute URL
 */
export function subscribeLinks(feed: string, name: string): { label: string; href: string }[] {
  const webcal = feed.replace(/^https?:/, 'webcal:');
  const google = new URL('https://calendar.google.com/calendar/r');
  google.searchParams.set('cid', webcal);
  const outlook = new URL('https://outlook.live.com/calendar/0/addfromweb');
  outlook.searchParams.set('url', feed);
  outlook.searchParams.set('name', name);
  return [
    { label: 'Apple Calendar', href: webcal },
    { label: 'Google Calendar', href: google.href },
    { label: 'Outlook', href: outlook.href },
  ];
}
