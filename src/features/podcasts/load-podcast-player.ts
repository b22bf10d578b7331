import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

/** Maximum number of other episodes listed below an episode. */
const neighbors = 5;

/** The id identifies the episode; a URL with a former slug of its podcast redirects to the current one. */
export const load = async ({ params, url, api }: LoadRequest<'episode'>) => {
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
