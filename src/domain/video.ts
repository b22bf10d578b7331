import { videoOrigin } from './story.ts';

/** A video from one of three sources; empty sources are absent. */
export type VideoEmbed = {
  youtube?: string;
  /** URL of the file. */
  archive?: string;
  /** Video id at the college's streaming service. */
  endeavor?: string;
  autoplay?: boolean;
  controls?: boolean;
  live?: boolean;
};

/** This site's player page for videos without an external player: `/showcase/embed?archive=…&controls=true`. */
export const showcaseEmbedPath = '/showcase/embed';

/** Media type of an HLS playlist. */
export const hlsType = 'application/vnd.apple.mpegurl';

const switches = ['autoplay', 'controls', 'live'] as const;

/** URL of a video's player for an iframe, without empty parameters; undefined if there is no video. */
export function embedAddress(video: VideoEmbed): string | undefined {
  const query = new URLSearchParams();
  for (const source of ['archive', 'endeavor'] as const) {
    if (video[source] && !video.youtube) query.set(source, video[source]);
  }
  if (!video.youtube && query.size === 0) return undefined;
  for (const name of switches) if (video[name]) query.set(name, video.youtube ? '1' : 'true');
  const search = query.size > 0 ? `?${query}` : '';
  return video.youtube
    ? `${videoOrigin}/embed/${encodeURIComponent(video.youtube)}${search}`
    : `${showcaseEmbedPath}${search}`;
}

/** The id in a YouTube URL: `youtube.com/watch?v=…`, `youtu.be/…`, `/embed/…`, `/live/…` or `/shorts/…`. */
export function youtubeId(address: string): string | undefined {
  const { hostname = '', pathname = '', searchParams } = URL.parse(address) ?? {};
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    host === 'youtu.be'
      ? first
      : ['youtube.com', 'youtube-nocookie.com'].includes(host)
        ? (searchParams?.get('v') ?? (['embed', 'live', 'shorts'].includes(first) ? second : ''))
        : '';
  return /^[\w-]{6,20}$/.test(id) ? id : undefined;
}

/** Link to watch a video outside the page. */
export function watchAddress(video: VideoEmbed): string | undefined {
  if (video.youtube) return `https://www.youtube.com/watch?v=${encodeURIComponent(video.youtube)}`;
  return video.archive || embedAddress(video);
}
