import cluster, { type Worker } from 'node:cluster';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { PageCache } from '../middleware/page-cache/page-cache.ts';
import type { StoredPage } from '../middleware/page-cache/stored-page.ts';
import { withTimeout } from '../web/with-timeout.ts';

/** Request from a new worker, through the supervisor, to another worker. */
type Question = { pagesFor: number; build: string };
/** Response: one page per message, and a last message without one. */
type Answer = { pagesTo: number; page?: StoredPage };
type Message = Partial<Question & Answer>;

/** Milliseconds that a new worker waits for another one's pages before it listens. */
const patience = 5000;

/** In the supervisor: passes the request of a new worker to a listening one, and its pages back. */
export function forwardPages(): void {
  // pages contain buffers and sets
  cluster.setupPrimary({ serialization: 'advanced' });
  const listening = new Set<Worker>();
  cluster.on('listening', (worker) => listening.add(worker)).on('exit', (worker) => listening.delete(worker));
  cluster.on('message', (worker, message: Message) => {
    const [other] = listening;
    if (message.pagesFor !== undefined) send(other ?? worker, other ? message : { pagesTo: worker.id });
    if (message.pagesTo !== undefined) send(cluster.workers?.[message.pagesTo], message);
  });
}

/**
 * In a worker: adopts the pages of another worker of the same build, so that the replacement of a killed worker can respond even while
 * renders fail. From then on, sends its own pages to new workers. Resolves when the pages have arrived, or after five seconds.
 */
export async function shareWorkerPages(
  pageCache: Pick<PageCache, 'adopt' | 'list'>,
  /** Whether every process has removed what was withdrawn until now. */
  { build, haveOthersRemoved }: { build: string; haveOthersRemoved: () => Promise<boolean> },
): Promise<void> {
  const { worker } = cluster;
  if (!worker) return;
  const sendPages = async (to: number) => {
    for (const page of pageCache.list()) {
      send(worker, { pagesTo: to, page });
      await nextTurn();
    }
  };
  let askedAt = performance.now();
  const arrived = new Promise<void>((resolve) => {
    worker.on('message', async (message: Message) => {
      const { pagesFor, pagesTo, page } = message;
      if (page) pageCache.adopt(page, askedAt);
      else if (pagesTo !== undefined) resolve();
      if (pagesFor === undefined) return;
      // pages of another build refer to other scripts
      if (message.build === build) await sendPages(pagesFor);
      send(worker, { pagesTo: pagesFor });
    });
  });
  askedAt = performance.now();
  // the other worker may still have what was withdrawn before this one listened
  if (!(await haveOthersRemoved())) return;
  send(worker, { pagesFor: worker.id, build });
  await withTimeout(arrived, patience);
}

const send = (worker: Worker | undefined, message: Message): void => {
  if (worker?.isConnected()) worker.send(message);
};
