import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { sportSlug } from '../../domain/sport.ts';
import { quoted, readListQuery, readPage } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

/** Episodes on a page of the list, and on that of a podcast. */
const listPageSize = 12;
const podcastPageSize = 20;
const instead = { title: 'All podcasts', href: href('podcasts') };

/** The podcasts, and the latest episodes of all podcasts, of one (`show`) or about a sport (`sport`). */
export const loadPodcastList = async ({ url, api }: LoadRequest<'podcasts'>) => {
  const showSlug = url.searchParams.get('show') || undefined;
  const [shows, query] = await Promise.all([api.content.all(podcast), readListQuery({ url, api, instead })]);
  if (isRefusal(query)) return query;
  const { sport, page } = query;
  const show = shows.find(({ slug }) => slug === showSlug);
  if (showSlug && !show)
    return refuse(`show is ${quoted(showSlug)}, which is not a podcast of this college. Omit it for all.`, instead);
  const [episodes, totals] = await Promise.all([
    api.content.list(episode, { podcastId: show?.id, sportId: sport?.id, page, size: listPageSize }),
    Promise.all(shows.map(({ id }) => api.content.list(episode, { podcastId: id, size: 1 }))),
  ]);
  if (page > Math.max(episodes.pages, 1)) return undefined;
  return {
    shows: shows.map((each, index) => ({ show: each, total: totals[index]?.total ?? 0 })),
    episodes,
    filter: { show: showSlug, sport: sport && sportSlug(sport) },
  };
};

/** Maximum number of other episodes listed below an episode. */
const neighbors = 5;

/** The id identifies the episode; a URL with a former slug of its podcast redirects to the current one. */
export const loadPodcastPlayer = async ({ params, url, api }: LoadRequest<'episode'>) => {
  const id = parseRowId(params.podcastId);
  const item = id === undefined ? undefined : await api.content.get(episode, id);
  if (!item?.url || !item.podcast) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const [show, { items }] = await Promise.all([
    api.content.get(podcast, item.podcast.id),
    api.content.list(episode, { podcastId: item.podcast.id, size: neighbors + 1 }),
  ]);
  return show && { item, show, others: items.filter((other) => other.id !== id).slice(0, neighbors) };
};

/** A podcast by its slug, with a page of its episodes; a former slug redirects. */
export const loadPodcast = async ({ params: { podcastSlug }, url, api }: LoadRequest<'podcast'>) => {
  const page = readPage({ url, instead: { title: 'All podcasts', href: href('podcasts') } });
  if (typeof page !== 'number') return page;
  const {
    items: [show],
  } = await api.content.list(podcast, { slug: podcastSlug, size: 1 });
  if (!show) return undefined;
  if (show.slug !== podcastSlug) return redirectTo(href('podcast', { podcastSlug: show.slug }) + url.search, 301);
  const episodes = await api.content.list(episode, { podcastId: show.id, page, size: podcastPageSize });
  return page > Math.max(episodes.pages, 1) ? undefined : { show, episodes };
};
