import type { Subscriber } from './subscriber.ts';

/** Subscribers per batch; the event loop serves other requests between batches. */
const batchSize = 250;
/** Milliseconds after which the remaining batches run without yielding, so that a busy server still delivers. */
const yieldLimit = 100;

/** Writes to many subscribers in batches. Messages are delivered in order, to the subscribers present at the call. */
export function createBroadcast() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Resolves when the bytes were written to every subscriber. */
    send: (subscribers: Iterable<Subscriber>, bytes: Uint8Array): Promise<void> => {
      const all = [...subscribers];
      last = last.then(() => writeInBatches(all, bytes));
      return last;
    },
    /** Resolves when all messages were written. */
    idle: () => last,
  };
}

async function writeInBatches(subscribers: readonly Subscriber[], bytes: Uint8Array): Promise<void> {
  const started = performance.now();
  for (let start = 0; start < subscribers.length; start += batchSize) {
    const isLate = performance.now() - started > yieldLimit;
    if (start > 0 && !isLate) await new Promise<void>((resolve) => setImmediate(resolve));
    for (const subscriber of subscribers.slice(start, start + batchSize)) subscriber.write(bytes);
  }
}
