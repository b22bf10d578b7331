import type { ApiClient } from '../../api/client.ts';
import type { ItemOf } from '../../content/define-content.ts';
import { clip } from '../../content/videos/clip.ts';
import { playlist } from '../../content/videos/playlist.ts';
import { videoChannel } from '../../content/videos/video-channel.ts';
import { teamSports } from '../../domain/sport.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

type Playlist = ItemOf<(typeof playlist)['fields']>;

/** A playlist with its public videos in order; a former slug redirects. */
export const loadPlaylist = async ({ params, url, api }: LoadRequest<'playlist'>) => {
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

const pageSize = 24;
/** Number of games with a broadcast, shown only on the first page. */
const broadcasts = 6;

/**
 * The clips of the college, of a channel or of the sport in `?sport=`, newest first; the first page of all clips has the
 * playlists as well. A channel's former slug redirects.
 */
export const loadVideoList = async ({ params: { channelSlug }, url, api }: LoadRequest<'videos'>) => {
  const [channels, sports] = await Promise.all([api.content.all(videoChannel), api.sports.list()]);
  const found = channelSlug
    ? (await api.content.list(videoChannel, { slug: channelSlug, size: 1 })).items[0]
    : undefined;
  if (channelSlug && !found) return undefined;
  if (found && found.slug !== channelSlug)
    return redirectTo(href('videos', { channelSlug: found.slug }) + url.search, 301);
  const instead = { title: 'All videos', href: href('videos') };
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const { sport, page } = query;
  const clips = await api.content.list(clip, { channelId: found?.id, sportId: sport?.id, page, size: pageSize });
  if (page > Math.max(clips.pages, 1)) return undefined;
  const isFirst = page === 1 && !found;
  const playlists = isFirst && !sport ? await withPosters(await api.content.all(playlist), api) : [];
  const upcoming = isFirst ? (await api.events.upcoming({ sportId: sport?.id, size: 30 })).items : [];
  return {
    channel: found,
    channels,
    playlists,
    clips,
    sport,
    // a short list needs no filter
    sports: sport || clips.pages > 1 ? teamSports(sports) : [],
    upcoming: upcoming.filter(({ media }) => media.video).slice(0, broadcasts),
  };
};

export type Clip = ItemOf<(typeof clip)['fields']>;

/** Number of clips below the player: from the channel, filled up with the newest ones. */
const moreClips = 8;
const minClips = 4;

/**
 * The id identifies the clip: an address with a former title redirects. `more` are clips of its channel, else of its sport,
 * `others` any. `playing` is the playlist in `?playlist=`, which the page continues with.
 */
export const loadVideo = async ({ params, url, api }: LoadRequest<'video'>) => {
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
