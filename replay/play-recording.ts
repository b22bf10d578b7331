import { setTimeout as wait } from 'node:timers/promises';

import type { UploadResult } from '../src/live/watch/upload.ts';
import { dueTimes, nextSnapshot } from './pace.ts';
import type { RecordedGame } from './recorded-game.ts';

const longestWait = 5_000;

type Options = {
  /** Speed factor. */
  speed: number;
  signal: AbortSignal;
  send: (snapshot: Uint8Array) => Promise<UploadResult>;
};

export type Played = { kind: 'played' } | { kind: 'stopped' } | { kind: 'refused'; reason: string };

/**
 * Sends the snapshots of a recorded game when they are due, always including the last. Unreachable servers are retried
 * while the game continues. A refusal ends the replay, except that of the empty first file when a game is replayed again.
 */
export async function playRecording(game: RecordedGame, { speed, signal, send }: Options): Promise<Played> {
  const times = dueTimes(game);
  const started = Date.now();
  const passed = () => ((Date.now() - started) / 1000) * speed;
  let sent = -1;
  let pause = 250;
  while (sent < game.length) {
    if (signal.aborted) return { kind: 'stopped' };
    const next = nextSnapshot(times, game.mistakes, { sent, passed: passed() });
    if (next === undefined) {
      const seconds = ((times[sent + 1] ?? 0) - passed()) / speed;
      await wait(Math.max(1, seconds * 1000), undefined, { signal }).catch(() => {});
      continue;
    }
    const answer = await send(game.snapshot(next));
    if (answer.kind === 'unreachable') {
      await wait(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(longestWait, pause * 2);
      continue;
    }
    if (answer.kind === 'refused' && next > 0) return { kind: 'refused', reason: answer.reason };
    pause = 250;
    sent = next;
  }
  return { kind: 'played' };
}
