import type { Reader } from './reader.ts';

/** Readers written to in one turn: pages are answered between turns. */
const atOnce = 250;
/** Milliseconds after which pages have to wait: a process that answers one after the other has no end of them. */
const patience = 100;

/** Writes to many readers in turns. What was given first is written first; whoever comes later gets nothing of it. */
export function createDelivery() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Resolves when everybody has got the bytes. */
    send: (readers: Iterable<Reader>, bytes: Uint8Array): Promise<void> => {
      const all = [...readers];
      last = last.then(() => writeInTurns(all, bytes));
      return last;
    },
    /** Resolves when nothing is under way any more. */
    idle: () => last,
  };
}

async function writeInTurns(readers: readonly Reader[], bytes: Uint8Array): Promise<void> {
  const began = performance.now();
  for (let start = 0; start < readers.length; start += atOnce) {
    const isLate = performance.now() - began > patience;
    if (start > 0 && !isLate) await new Promise<void>((resolve) => setImmediate(resolve));
    for (const reader of readers.slice(start, start + atOnce)) reader.write(bytes);
  }
}
