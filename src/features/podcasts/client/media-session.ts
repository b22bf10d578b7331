import type { Track } from './track.ts';

type Controls = {
  play: () => void;
  pause: () => void;
  skip: (seconds: number) => void;
  seek: (position: number) => void;
};

/** Seconds to skip if the system does not specify any. */
const usualSkip = 15;

/** Lets the system's media keys and lock screen control an episode. */
export function startMediaSession({ title, show, artwork }: Track, { play, pause, skip, seek }: Controls): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: show,
    artwork: artwork ? [{ src: artwork, sizes: '512x512' }] : [],
  });
  const handlers: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
    // the system also pauses what it has stopped before, such as when headphones are unplugged
    play,
    pause,
    seekbackward: ({ seekOffset = usualSkip }) => skip(-seekOffset),
    seekforward: ({ seekOffset = usualSkip }) => skip(seekOffset),
    seekto: ({ seekTime }) => seekTime !== undefined && seek(seekTime),
  };
  for (const [action, handler] of Object.entries(handlers))
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // the browser does not know this action
    }
}
