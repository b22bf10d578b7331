import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { parsePage, refuseName } from './podcast-query.ts';

const pageSize = 12;

/** The podcasts, and the latest episodes of all of them, of one (`show`) or about a sport (`sport`). */
export const load = async ({ url, api }: LoadRequest<'podcasts'>) => {
  const showSlug = url.searchParams.get('show') || undefined;
  const sportSlug = url.searchParams.get('sport') || undefined;
  const page = parsePage(url.searchParams);
  if (typeof page !== 'number') return page;
  const [shows, sport] = await Promise.all([
    api.content.all(podcast),
    sportSlug === undefined ? undefined : api.sports.find(sportSlug),
  ]);
  const show = shows.find(({ slug }) => slug === showSlug);
  if (showSlug && !show) return refuseName('show', showSlug, 'a podcast');
  if (sportSlug && !sport) return refuseName('sport', sportSlug, 'a sport');
  const [episodes, totals] = await Promise.all([
    api.content.list(episode, { podcastId: show?.id, sportId: sport?.id, page, size: pageSize }),
    Promise.all(shows.map(({ id }) => api.content.list(episode, { podcastId: id, size: 1 }))),
  ]);
  return {
    shows: shows.map((each, index) => ({ show: each, total: totals[index]?.total ?? 0 })),
    episodes,
    filter: { show: showSlug, sport: sportSlug },
  };
};
