import { setTimeout as wait } from 'node:timers/promises';

import type { Send, Upload, UploadResult } from './upload.ts';

const initialBackoff = 250;
const maxBackoff = 10_000;

type Options = {
  send: Send;
  signal: AbortSignal;
  /** The upload was accepted or refused. */
  onResult: (upload: Upload, result: Exclude<UploadResult, { kind: 'unreachable' }>) => void;
  /** The upload failed and will be retried. */
  onRetry: (reason: string) => void;
};

/**
 * Uploads each game's snapshots in order. Coalesces: a newer snapshot replaces the one still queued. Retries with
 * exponential backoff while the server is unreachable.
 */
export function createUploadQueue({ send, signal, onResult, onRetry }: Options) {
  const queued = new Map<string, Upload>();
  const running = new Map<string, Promise<void>>();

  const run = async (game: string): Promise<void> => {
    let backoff = initialBackoff;
    for (let upload = queued.get(game); upload; upload = queued.get(game)) {
      const result = await send(upload);
      if (result.kind !== 'unreachable') {
        if (queued.get(game) === upload) queued.delete(game);
        backoff = initialBackoff;
        onResult(upload, result);
        continue;
      }
      if (signal.aborted) return;
      onRetry(result.reason);
      await wait(Math.max(backoff, (result.seconds ?? 0) * 1000), undefined, { signal }).catch(() => {});
      backoff = Math.min(maxBackoff, backoff * 2);
    }
  };

  return {
    /** Queues an upload. */
    enqueue(upload: Upload): void {
      queued.set(upload.game, upload);
      if (running.has(upload.game)) return;
      running.set(
        upload.game,
        run(upload.game).finally(() => running.delete(upload.game)),
      );
    },
    /** Resolves when the queue is empty; after an abort, when the last attempt has finished. */
    async finish(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
