import type { ApiClient } from '../../api/client.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { quoted } from '../../routing/list-query.ts';
import { type LoadRefusal, type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { fillPath } from '../../routing/route-path.ts';
import { href } from '../../routing/routes.ts';
import { findCalendar } from './calendar/find-calendar.ts';
import { findPrintRange } from './calendar/find-print-range.ts';
import type { Subscription } from './calendar/subscription.ts';
import { isListed } from './listed-games.ts';
import { parseLocationFilter } from './location-filter.ts';
import { hasResult, parseResultType, resultTypeLabels, resultTypes } from './result-types.ts';
import { resultsAddress } from './results-address.ts';

const names = resultTypes
  .filter((type) => type !== 'all')
  .map((type) => `${type} (${resultTypeLabels[type].toLowerCase()})`)
  .join(', ');

/** Refuses an unknown result type. */
const refuseResultType = (value: string, sport: Sport): LoadRefusal =>
  refuse(`type is ${quoted(value)}. Use one of ${names}, or all.`, {
    title: `${sport.title} results`,
    href: resultsAddress(sport, undefined),
  });

/** The calendar of all sports; `?sport=` (slug, short name or id) redirects to the calendar of a sport. */
export const loadCalendar = async ({ url, api }: LoadRequest<'calendar'>) => {
  const word = url.searchParams.get('sport') ?? '';
  if (word === '' || word === '0' || word === 'all') return findCalendar({ sport: undefined, url, api });
  const sport = /^\d{1,9}$/.test(word) ? await api.sports.get(Number(word)) : await api.sports.find(word);
  if (!sport) {
    const reason = `sport is ${quoted(word)}, which is not a sport of this college. Omit it for all sports.`;
    return refuse(reason, { title: 'Calendar of all sports', href: href('calendar') });
  }
  const { sport: _, ...query } = Object.fromEntries(url.searchParams);
  return redirectTo(href('sportCalendar', { globalSportNameSlug: sportSlug(sport) }, query), 308);
};

/** A range of the calendar of all sports or of one, for printing. */
export const loadPrintCalendar = ({ params, api }: LoadRequest<'printCalendar'>) => findPrintRange(params, api);

/** A season's results by `?season=` and `?type=`; by default the current season or, until its first result, the previous one. */
export const loadResults = async ({ params, url, api }: LoadRequest<'results'>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('results', { sportSlug: slug }) + url.search, 301);
  const type = parseResultType(url.searchParams.get('type'));
  if (!type) return refuseResultType(url.searchParams.get('type') ?? '', sport);
  const title = url.searchParams.get('season') || undefined;
  const [wanted, seasons] = await Promise.all([findResults(api, sport, title), api.schedule.seasons(sport.id)]);
  const found = wanted?.schedule.season.title;
  if (title !== undefined && found !== undefined && found !== title) {
    const query = new URLSearchParams(url.searchParams);
    query.set('season', found);
    return redirectTo(`${href('results', { sportSlug: slug })}?${query}`, 308);
  }
  if (title !== undefined || (wanted && wanted.games.length > 0)) return wanted && { ...wanted, seasons, type };
  const current = seasons.findIndex(({ scheduleId }) => scheduleId === wanted?.schedule.id);
  const before = seasons[current + 1];
  const last = before && (await findResults(api, sport, before.seasonTitle));
  const shown = last && last.games.length > 0 ? last : wanted;
  return { sport, schedule: undefined, games: [], ...shown, seasons, type };
};

/** A season with its decided games in date order; undefined if there is no such season. */
export async function findResults(api: ApiClient, sport: Sport, seasonTitle: string | undefined) {
  const schedule = await api.schedule.bySport(sportSlug(sport), { season: seasonTitle });
  return schedule && { sport, schedule, games: schedule.games.filter(isListed).filter(hasResult) };
}

/** The results of one type in a season; `0` and `null` mean the current season and all types. */
export const loadPrintResults = async ({ params, api }: LoadRequest<'printResults'>) => {
  const sport = await api.sports.find(params.sportSlug);
  const type = parseResultType(params.type);
  if (!sport) return undefined;
  if (!type) return refuseResultType(params.type, sport);
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('printResults', { ...params, sportSlug: slug }), 301);
  const isCurrent = params.season === '0' || params.season === 'null';
  const results = await findResults(api, sport, isCurrent ? undefined : params.season);
  const season = results?.schedule.season.title;
  return season === undefined || isCurrent || season === params.season
    ? results && { ...results, type }
    : redirectTo(href('printResults', { ...params, season }), 308);
};

/** A range of a sport's calendar, for printing. The sport's other names redirect to its slug. */
export const loadPrintSportCalendar = async ({ params, api }: LoadRequest<'printSportCalendar'>) => {
  const sport = await api.sports.find(params.globalSportNameSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  return slug === params.globalSportNameSlug
    ? findPrintRange(params, api, sport)
    : redirectTo(href('printSportCalendar', { ...params, globalSportNameSlug: slug }), 301);
};

/** The schedule of a season by title, by default of the current season. The sport's other names redirect to its slug. */
export const loadSchedule = async ({ route, params, url, api }: LoadRequest<'schedule'>) => {
  const { globalSportNameSlug, seasonTitle } = params;
  const sport = await api.sports.find(globalSportNameSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== globalSportNameSlug) {
    return redirectTo(fillPath(route.path, { globalSportNameSlug: slug, seasonTitle }) + url.search, 301);
  }
  const [schedule, seasons] = await Promise.all([
    api.schedule.bySport(slug, { season: seasonTitle }),
    api.schedule.seasons(sport.id),
  ]);
  if (seasonTitle === undefined) return { sport, schedule, seasons };
  if (!schedule) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  const { title } = schedule.season;
  return title === seasonTitle
    ? { sport, schedule, seasons }
    : redirectTo(fillPath(route.path, { globalSportNameSlug: slug, seasonTitle: title }) + url.search, 308);
};

/** The calendar of a sport. The sport's other names redirect to its slug. */
export const loadSportCalendar = async ({
  params: { globalSportNameSlug },
  url,
  api,
}: LoadRequest<'sportCalendar'>) => {
  const sport = await api.sports.find(globalSportNameSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  return slug === globalSportNameSlug
    ? findCalendar({ sport, url, api })
    : redirectTo(href('sportCalendar', { globalSportNameSlug: slug }) + url.search, 301);
};

const instead = { title: 'Subscribe to all games', href: href('subscribeCalendar') };

/** The games to subscribe to: of `?sport=` or all, of `?season=` or the last year and later, at `?location=` or anywhere. */
export const loadSubscribeCalendar = async ({ url: { searchParams }, api }: LoadRequest<'subscribeCalendar'>) => {
  const word = searchParams.get('sport') ?? '';
  const title = searchParams.get('season') ?? '';
  const location = parseLocationFilter(searchParams.get('location'));
  if (!location)
    return refuse(
      `location is ${quoted(searchParams.get('location') ?? '')}. Use home, away or neutral, or omit it for all games.`,
      instead,
    );
  const sport = word === '' ? undefined : await api.sports.find(word);
  if (word !== '' && !sport)
    return refuse(`sport is ${quoted(word)}, which is not a sport of this college. Omit it for all sports.`, instead);
  const schedule = sport && title !== '' ? await api.schedule.bySport(sportSlug(sport), { season: title }) : undefined;
  if (title !== '' && !schedule)
    return refuse(`season is ${quoted(title)}, which is not a season of this sport. Omit it for all seasons.`, instead);
  const subscription: Subscription = {
    sport,
    season: schedule && { id: schedule.id, title: schedule.season.title },
    location,
  };
  return { subscription };
};
