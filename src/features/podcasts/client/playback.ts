import { startMediaSession } from './media-session.ts';
import { getStoredPosition, getStoredRate, storePosition, storeRate } from './stored-playback.ts';
import type { Track } from './track.ts';

/** The playback in this tab. Positions and durations are in seconds. */
export type Playback = {
  track: Track | undefined;
  isPlaying: boolean;
  position: number;
  /** NaN until the audio has loaded its metadata. */
  duration: number;
  rate: number;
  hasFailed: boolean;
  /** The episode whose page is open, where the bar is not needed. */
  openPage: number | undefined;
};

export const skipSeconds = 15;
export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Seconds between stored positions, and before the end from which an episode counts as finished. */
const storeInterval = 5;
const heardBefore = 10;

// belongs to no component, so that it keeps playing while the reader moves through the site
let audio: HTMLAudioElement | undefined;
let playback: Playback = {
  track: undefined,
  isPlaying: false,
  position: 0,
  duration: Number.NaN,
  rate: 1,
  hasFailed: false,
  openPage: undefined,
};
const listeners = new Set<() => void>();

const update = (changes: Partial<Playback>): void => {
  playback = { ...playback, ...changes };
  for (const listener of listeners) listener();
};

export const getPlayback = (): Playback => playback;

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Plays an episode, from a position or from where the reader stopped; after a failure it is fetched again. */
export function play(track: Track, position?: number): void {
  audio ??= createAudio();
  const player = audio;
  const isSame = playback.track?.id === track.id;
  if (!isSame || playback.hasFailed) {
    open(player, track, position ?? (isSame ? playback.position : getStoredPosition(track.id)));
  } else if (position !== undefined) {
    player.currentTime = position;
  }
  // refused without a click, or interrupted by another source: the state stays paused
  player.play().catch(() => {});
}

function open(player: HTMLAudioElement, track: Track, start: number): void {
  rememberPosition();
  update({ track, position: start, duration: Number.NaN, hasFailed: false, rate: getStoredRate() });
  player.src = track.source;
  player.currentTime = start;
  player.defaultPlaybackRate = playback.rate;
  player.playbackRate = playback.rate;
  startMediaSession(track, { play: () => play(track), pause: () => player.pause(), skip, seek });
}

export function toggle(track: Track): void {
  if (playback.track?.id === track.id && playback.isPlaying) audio?.pause();
  else play(track);
}

export function seek(position: number): void {
  if (!audio) return;
  audio.currentTime = Math.max(0, Math.min(position, audio.duration || position));
  update({ position: audio.currentTime });
}

export const skip = (seconds: number): void => seek(playback.position + seconds);

export function setRate(rate: number): void {
  storeRate(rate);
  if (audio) audio.playbackRate = rate;
  update({ rate });
}

/** Stops the episode and closes it; its position is remembered. */
export function close(): void {
  audio?.pause();
  rememberPosition();
  audio?.removeAttribute('src');
  update({ track: undefined, isPlaying: false });
}

/** Records that the page of an episode is open. Returns a function to call when it closes. */
export function openPage(id: number): () => void {
  update({ openPage: id, ...(!playback.track && { rate: getStoredRate() }) });
  return () => update({ openPage: undefined });
}

function rememberPosition(): void {
  const { track, position, duration } = playback;
  if (track) storePosition(track.id, position > duration - heardBefore ? undefined : position);
}

function createAudio(): HTMLAudioElement {
  const created = new Audio();
  let stored = 0;
  const onTime = () => {
    update({ position: created.currentTime });
    if (Math.abs(created.currentTime - stored) < storeInterval) return;
    stored = created.currentTime;
    rememberPosition();
  };
  const onState = () => update({ isPlaying: !created.paused });
  created.addEventListener('timeupdate', onTime);
  created.addEventListener('durationchange', () => update({ duration: created.duration }));
  created.addEventListener('play', onState);
  created.addEventListener('pause', () => {
    onState();
    rememberPosition();
  });
  created.addEventListener('ended', onState);
  created.addEventListener('error', () => update({ isPlaying: false, hasFailed: playback.track !== undefined }));
  addEventListener('pagehide', rememberPosition);
  return created;
}
