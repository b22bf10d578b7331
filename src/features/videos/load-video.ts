import type { ItemOf } from '../../content/define-content.ts';
import { clip } from '../../content/videos/clip.ts';
import { playlist } from '../../content/videos/playlist.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';
import { clipsOf, withPosters } from './load-playlist.ts';

export type Clip = ItemOf<(typeof clip)['fields']>;

/** Number of clips below the player: from the channel, filled up with the newest ones. */
const moreClips = 8;
const minClips = 4;

/**
 * The id identifies the clip: an address with a former title redirects. `more` are clips of its channel, else of its sport,
 * `others` any. `playing` is the playlist in `?playlist=`, which the page continues with.
 */
export const load = async ({ params, url, api }: LoadRequest<'video'>) => {
  const id = parseRowId(params.clipId);
  const item = id === undefined ? undefined : await api.content.get(clip, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const of = item.channel ? { channelId: item.channel.id } : { sportId: item.sports[0]?.id };
  const [related, newest, playlists] = await Promise.all([
    api.content.list(clip, { ...of, size: moreClips + 1 }),
    api.content.list(clip, { size: 2 * minClips }),
    api.content.all(playlist, { clipId: id }),
  ]);
  const wanted = url.searchParams.get('playlist');
  const found = playlists.find(({ slug }) => slug === wanted);
  const playing = found && { ...found, clips: await clipsOf(found, api) };
  const isShown = (each: Clip) => each.id === id || playing?.clips.some((one) => one.id === each.id);
  const more = related.items.filter((each) => !isShown(each)).slice(0, moreClips);
  const others = newest.items.filter((each) => !isShown(each) && !more.some((one) => one.id === each.id));
  return {
    item,
    // an own file needs no library for streams
    isStreaming: item.stream !== null && item.video === null,
    more,
    others: others.slice(0, Math.max(0, minClips - more.length)),
    playlists: playing ? [] : await withPosters(playlists, api),
    playing,
  };
};
