import { videoOrigin } from './story.ts';

/** A video of one of the three sources; a source that is empty is left out. */
export type VideoEmbed = {
  youtube?: string;
  /** Address of the file. */
  archive?: string;
  /** Id of the video at the college's streaming service. */
  endeavor?: string;
  autoplay?: boolean;
  controls?: boolean;
  live?: boolean;
};

/** The page of this site that plays what is no one else's player: `/showcase/embed?archive=…&controls=true`. */
export const showcaseEmbedPath = '/showcase/embed';

const switches = ['autoplay', 'controls', 'live'] as const;

/** The address of a video's player, for a frame; whatever is empty is dropped. Undefined where there is no video. */
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

/** Where to watch a video without its player in the page. */
export function watchAddress(video: VideoEmbed): string | undefined {
  if (video.youtube) return `https://www.youtube.com/watch?v=${encodeURIComponent(video.youtube)}`;
  return video.archive || embedAddress(video);
}
