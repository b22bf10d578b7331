import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { readPage } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const pageSize = 20;

/** A podcast by its slug, with a page of its episodes; a former slug redirects. */
export const load = async ({ params: { podcastSlug }, url, api }: LoadRequest<'podcast'>) => {
  const page = readPage({ url, instead: { title: 'All podcasts', href: href('podcasts') } });
  if (typeof page !== 'number') return page;
  const {
    items: [show],
  } = await api.content.list(podcast, { slug: podcastSlug, size: 1 });
  if (!show) return undefined;
  if (show.slug !== podcastSlug) return redirectTo(href('podcast', { podcastSlug: show.slug }) + url.search, 301);
  const episodes = await api.content.list(episode, { podcastId: show.id, page, size: pageSize });
  return page > Math.max(episodes.pages, 1) ? undefined : { show, episodes };
};
