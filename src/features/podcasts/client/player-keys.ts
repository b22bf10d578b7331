import { getPlayback, rates, setRate, skip, skipSeconds, toggle } from './playback.ts';
import type { Track } from './track.ts';

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
export function handlePlayerKey({ key, metaKey, ctrlKey, altKey }: KeyInput, track: Track): boolean {
  const act = metaKey || ctrlKey || altKey ? undefined : actions[key.toLowerCase()];
  act?.(track);
  return act !== undefined;
}

type KeyInput = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>;
