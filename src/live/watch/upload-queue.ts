import { setTimeout as wait } from 'node:timers/promises';

import type { Parcel, Send, Sent } from './sent.ts';

const firstWait = 250;
const longestWait = 10_000;

type Options = {
  send: Send;
  signal: AbortSignal;
  /** A snapshot was taken or refused. */
  onAnswer: (parcel: Parcel, answer: Exclude<Sent, { kind: 'unreachable' }>) => void;
  /** Nobody took it; it is tried again. */
  onWaiting: (reason: string) => void;
};

/**
 * Brings the snapshots of each game one after the other, and always the last one: what comes while one is under way takes
 * the place of what still waits. Tries again, more and more rarely, while nobody takes them.
 */
export function createCourier({ send, signal, onAnswer, onWaiting }: Options) {
  const waiting = new Map<string, Parcel>();
  const running = new Map<string, Promise<void>>();

  const deliver = async (game: string): Promise<void> => {
    let pause = firstWait;
    for (let parcel = waiting.get(game); parcel; parcel = waiting.get(game)) {
      const answer = await send(parcel);
      if (answer.kind !== 'unreachable') {
        if (waiting.get(game) === parcel) waiting.delete(game);
        pause = firstWait;
        onAnswer(parcel, answer);
        continue;
      }
      if (signal.aborted) return;
      onWaiting(answer.reason);
      await wait(Math.max(pause, (answer.seconds ?? 0) * 1000), undefined, { signal }).catch(() => {});
      pause = Math.min(longestWait, pause * 2);
    }
  };

  return {
    /** Takes a snapshot to bring. */
    give(parcel: Parcel): void {
      waiting.set(parcel.game, parcel);
      if (running.has(parcel.game)) return;
      running.set(
        parcel.game,
        deliver(parcel.game).finally(() => running.delete(parcel.game)),
      );
    },
    /** Resolves when nothing is under way; once told to stop, after one last attempt. */
    async finish(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
