import type { SiteSection } from '../../domain/site-section.ts';
import { href } from '../../routing/routes.ts';
import type { SportRow } from '../sports/queries.ts';

const section = (title: string, group: SiteSection['group'], url: string): SiteSection => ({
  title,
  group,
  url,
  isInFooter: false,
});

/** Sections that are not lists of a content kind. Some require past seasons. */
export function ownSections(
  sports: readonly SportRow[],
  { sendsNotifications, sellsTickets }: { sendsNotifications: boolean; sellsTickets: boolean },
): SiteSection[] {
  const hasPast = sports.some(({ sport, hasPastSeasons }) => hasPastSeasons && !sport.nonSport);
  const past = [
    section('Archives', 'history', href('archives')),
    section('On this day', 'history', href('onThisDay')),
    section('Historical roster', 'history', href('historicalRoster')),
  ];
  return [
    section('News', 'news', href('news')),
    section('Calendar', 'college', href('calendar')),
    ...(hasPast ? past : []),
    ...(sellsTickets ? [section('Tickets', 'fans', href('tickets'))] : []),
    section('Social media', 'fans', href('socialAccounts')),
    section('Calendar subscriptions', 'fans', href('subscribeCalendar')),
    ...(sendsNotifications ? [section('Score notifications', 'fans', href('notifications'))] : []),
    section('RSS feeds', 'fans', href('rssFeeds')),
  ];
}
