import { sportSlug } from '../../domain/sport.ts';
import { readPage } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { historyAddress, parseHistoryQuery } from './history-query.ts';

/** The past seasons of all sports. */
export const loadArchives = async ({ api }: LoadRequest<'archives'>) => ({ archives: await api.history.archives() });

/** Everyone. A sport in the query, as sent by the filter form, redirects to the roster of the sport. */
export const loadHistoricalRoster = async ({ url, api }: LoadRequest<'historicalRoster'>) => {
  const query = parseHistoryQuery(url.searchParams);
  if (!query) return undefined;
  const word = url.searchParams.get('sport');
  if (word) {
    const sport = await api.sports.find(word);
    return sport && redirectTo(historyAddress(sportSlug(sport), query), 307);
  }
  const roster = await api.history.people(query);
  return roster && { roster, query };
};

/** The past seasons of a sport, and the stories of the season in the query. */
export const loadSportArchives = async ({ params, url, api }: LoadRequest<'sportArchives'>) => {
  const sport = await api.sports.find(params.slug);
  if (!sport || sport.non_sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.slug) return redirectTo(href('sportArchives', { slug }) + url.search, 301);
  const [found] = await api.history.archives(slug);
  const seasons = found?.seasons ?? [];
  const title = url.searchParams.get('season') ?? undefined;
  if (title === undefined) return { sport, seasons, shown: undefined };
  const season = seasons.find((one) => one.title === title);
  if (!season) return undefined;
  const page = readPage({ url, instead: { title: `${sport.title} archives`, href: href('sportArchives', { slug }) } });
  if (typeof page !== 'number') return page;
  const { from, to } = season;
  const stories = await api.stories.list({ sportId: sport.id, from, to, page, size: 24 });
  return { sport, seasons, shown: { season, stories } };
};

/** Everyone who was ever on a roster of the sport. */
export const loadSportHistoricalRoster = async ({ params, url, api }: LoadRequest<'sportHistoricalRoster'>) => {
  const [sport, query] = [await api.sports.find(params.globalSportNameSlug), parseHistoryQuery(url.searchParams)];
  if (!sport || !query) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.globalSportNameSlug) return redirectTo(historyAddress(slug) + url.search, 301);
  const roster = await api.history.people({ ...query, sport: slug });
  return roster && { roster, query };
};
