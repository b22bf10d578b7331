// Feeds, services and resources of the API that pages link to or islands call; pages are in `routes.ts`. Without the route table,
// which islands load only when the reader is about to follow a link.

import type { PathParams } from './route-path.ts';

const paths = {
  calendarIcs: '/calendar.ashx/calendar.ics',
  calendarRss: '/calendar.ashx/calendar.rss',
  scheduleText: '/services/schedule_txt.ashx',
  liveScores: '/api/v2/live',
  liveGame: '/api/v2/live/{gameId}',
  liveGames: '/api/v2/live/games/{gameIds}',
  promotionClick: '/api/v2/promotions/click/{id}',
  promotionViews: '/api/v2/promotions/counter',
  searchSuggestions: '/api/v2/search/suggestions',
} as const;

type Paths = typeof paths;
type ServiceName = keyof Paths;
type Query = Record<string, string | number | undefined>;

type Params<Name extends ServiceName> = PathParams<Paths[Name]>;
type ServiceArguments<Name extends ServiceName> =
  Partial<Params<Name>> extends Params<Name>
    ? [params?: Params<Name>, query?: Query]
    : [params: Params<Name>, query?: Query];

/**
 * The path and query of a feed, service or resource. Undefined query values are omitted.
 *
 *     serviceAddress('calendarIcs', {}, { path: 'football' }) // '/calendar.ashx/calendar.ics?path=football'
 */
export function serviceAddress<Name extends ServiceName>(name: Name, ...[params, query = {}]: ServiceArguments<Name>) {
  const values: Query = params ?? {};
  const path = paths[name].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
