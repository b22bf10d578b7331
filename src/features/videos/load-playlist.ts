import type { ApiClient } from '../../api/client.ts';
import type { ItemOf } from '../../content/define-content.ts';
import { clip } from '../../content/videos/clip.ts';
import { playlist } from '../../content/videos/playlist.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

type Playlist = ItemOf<(typeof playlist)['fields']>;

/** A playlist with its public videos in order; a former slug redirects. */
export const load = async ({ params, url, api }: LoadRequest<'playlist'>) => {
  const item = await api.content.byAddress(playlist, { slug: params.playlistSlug });
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  return { item, clips: await clipsOf(item, api) };
};

/** The playlists that have videos, each with the picture of its first one. */
export const withPosters = (playlists: readonly Playlist[], api: ApiClient) =>
  Promise.all(
    playlists
      .filter(({ clips }) => clips.length > 0)
      .map(async (item) => ({
        ...item,
        poster: item.clips[0] && (await api.content.get(clip, item.clips[0].id))?.poster,
      })),
  );

/** The videos of a playlist that are public, in their order. */
export const clipsOf = async ({ clips }: Playlist, api: ApiClient) => {
  const found = await Promise.all(clips.map(({ id }) => api.content.get(clip, id)));
  return found.filter((each) => each !== undefined);
};
