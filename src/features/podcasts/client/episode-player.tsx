'use client';

import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';

import { Icon } from '../../../ui/media/icon.tsx';
import { formatClock } from '../../../web/duration.ts';
import styles from './episode-player.module.css';
import { followCues } from './follow-cues.ts';
import { loadPlayerBar } from './load-player-bar.ts';
import { getPlayback, openPage, play, rates, seek, setRate, skip, skipSeconds, subscribe, toggle } from './playback.ts';
import { getStoredPosition } from './stored-playback.ts';
import type { Track } from './track.ts';

type Props = {
  track: Track;
  /** Length in seconds, if it is known before the audio is loaded. */
  duration: number | null;
  /** Id of the element with the chapters and transcript that follow the audio. */
  follows: string;
};

/** Before hydration and without JavaScript, the browser's own player. */
const getServerPlayback = () => undefined;

/** The controls of an episode. The audio keeps playing when the reader leaves the page. */
export function EpisodePlayer({ track, duration, follows }: Props) {
  const playback = useSyncExternalStore(subscribe, getPlayback, getServerPlayback);
  const [stored, setStored] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another episode is another track
  useEffect(() => {
    setStored(getStoredPosition(track.id));
    const lists = document.querySelectorAll<HTMLElement>(`#${follows} [data-cues]`);
    const stops = [openPage(track.id), ...Array.from(lists, (list) => followCues(list, track))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [track.id, follows]);

  const isUsed = playback?.track !== undefined;
  useEffect(() => {
    if (isUsed) loadPlayerBar();
  }, [isUsed]);

  if (!playback)
    return (
      <div className={styles.player}>
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page */}
        <audio className={styles.native} controls preload="none" src={track.source} />
      </div>
    );

  const isOwn = playback.track?.id === track.id;
  const isPlaying = isOwn && playback.isPlaying;
  const position = isOwn ? playback.position : stored;
  const known = isOwn && Number.isFinite(playback.duration) ? playback.duration : (duration ?? 0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (handlePlayerKey(event, track)) event.preventDefault();
  };
  const onSeek = (value: number) => {
    if (isOwn) seek(value);
    else play(track, value);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the controls inside
    <div className={styles.player} onKeyDown={onKeyDown}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.skip}
          disabled={!isOwn}
          aria-keyshortcuts="J"
          aria-label={`Back ${skipSeconds} seconds`}
          onClick={() => skip(-skipSeconds)}
        >
          −{skipSeconds}
        </button>
        <button
          type="button"
          className={styles.play}
          aria-keyshortcuts="K"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => toggle(track)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className={styles.skip}
          disabled={!isOwn}
          aria-keyshortcuts="L"
          aria-label={`Ahead ${skipSeconds} seconds`}
          onClick={() => skip(skipSeconds)}
        >
          +{skipSeconds}
        </button>
        <label className={styles.rate}>
          <span aria-hidden="true">Speed</span>
          <select aria-label="Speed" value={playback.rate} onChange={({ target }) => setRate(Number(target.value))}>
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {rate}×
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.line}>
        <span>{formatClock(position)}</span>
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(known))}
          step={1}
          value={Math.floor(position)}
          aria-label="Position"
          aria-valuetext={`${formatClock(position)} of ${formatClock(known)}`}
          onChange={({ target }) => onSeek(Number(target.value))}
        />
        <span>{known > 0 ? formatClock(known) : '–'}</span>
      </div>
      {isOwn && playback.hasFailed && (
        <p className={styles.failure} role="alert">
          The audio could not be loaded. Check the connection and press play again, or{' '}
          <a href={track.source}>open the file</a>.
        </p>
      )}
    </div>
  );
}

/** The next faster or slower rate; the same one at the end. */
function stepRate(step: 1 | -1): void {
  const index = rates.findIndex((rate) => rate >= getPlayback().rate);
  const next = rates[Math.max(0, Math.min(rates.length - 1, index + step))];
  if (next !== undefined) setRate(next);
}

const actions: Record<string, (track: Track) => void> = {
  k: toggle,
  j: () => skip(-skipSeconds),
  l: () => skip(skipSeconds),
  '<': () => stepRate(-1),
  '>': () => stepRate(1),
};

/** Handles a key pressed in the player. Single keys work only there, as WCAG 2.1.4 requires. Returns whether the key was handled. */
function handlePlayerKey({ key, metaKey, ctrlKey, altKey }: KeyInput, track: Track): boolean {
  const act = metaKey || ctrlKey || altKey ? undefined : actions[key.toLowerCase()];
  act?.(track);
  return act !== undefined;
}

type KeyInput = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>;
