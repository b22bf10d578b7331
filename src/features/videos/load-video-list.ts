import { clip } from '../../content/videos/clip.ts';
import { playlist } from '../../content/videos/playlist.ts';
import { videoChannel } from '../../content/videos/video-channel.ts';
import { teamSports } from '../../domain/sport.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { withPosters } from './load-playlist.ts';

const pageSize = 24;
/** Number of games with a broadcast, shown only on the first page. */
const broadcasts = 6;

/**
 * The clips of the college, of a channel or of the sport in `?sport=`, newest first; the first page of all clips has the
 * playlists as well. A channel's former slug redirects.
 */
export const load = async ({ params: { channelSlug }, url, api }: LoadRequest<'videos'>) => {
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
