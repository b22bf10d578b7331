import type { ItemOf } from '../define-content.ts';
import type { episode } from './episode.ts';
import type { podcast } from './podcast.ts';

export type Podcast = ItemOf<(typeof podcast)['fields']>;
export type Episode = ItemOf<(typeof episode)['fields']>;

/** An audio file: its path or URL, media type and size in bytes. */
export type Audio = { url: string; type: string; length: number };

/** The audio of an episode; undefined before it is uploaded. */
export function audioOf({ audio, audioUrl, audioType, audioLength }: Episode): Audio | undefined {
  if (audio) return { url: audio.url, type: audio.mediaType, length: audio.size };
  if (audioUrl === null || audioType === null || audioLength === null) return undefined;
  return { url: audioUrl, type: audioType, length: audioLength };
}

/** The paths of an episode's files for podcast apps, without the slug, which may change. */
export const chaptersPath = (episodeId: number): string => `/podcasts/episodes/${episodeId}/chapters.json`;
export const transcriptPath = (episodeId: number): string => `/podcasts/episodes/${episodeId}/transcript.vtt`;
