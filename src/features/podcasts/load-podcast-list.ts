import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { sportSlug } from '../../domain/sport.ts';
import { quoted, readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const pageSize = 12;
const instead = { title: 'All podcasts', href: href('podcasts') };

/** The podcasts, and the latest episodes of all podcasts, of one (`show`) or about a sport (`sport`). */
export const load = async ({ url, api }: LoadRequest<'podcasts'>) => {
  const showSlug = url.searchParams.get('show') || undefined;
  const [shows, query] = await Promise.all([api.content.all(podcast), readListQuery({ url, api, instead })]);
  if (isRefusal(query)) return query;
  const { sport, page } = query;
  const show = shows.find(({ slug }) => slug === showSlug);
  if (showSlug && !show)
    return refuse(`show is ${quoted(showSlug)}, which is not a podcast of this college. Omit it for all.`, instead);
  const [episodes, totals] = await Promise.all([
    api.content.list(episode, { podcastId: show?.id, sportId: sport?.id, page, size: pageSize }),
    Promise.all(shows.map(({ id }) => api.content.list(episode, { podcastId: id, size: 1 }))),
  ]);
  if (page > Math.max(episodes.pages, 1)) return undefined;
  return {
    shows: shows.map((each, index) => ({ show: each, total: totals[index]?.total ?? 0 })),
    episodes,
    filter: { show: showSlug, sport: sport && sportSlug(sport) },
  };
};
