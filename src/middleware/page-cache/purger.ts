import type { Log } from '../../runtime/log.ts';
import { purgedTags, sharedCacheAt } from './shared-caches.ts';

/** Milliseconds between purges: live games change every second, and services limit their number. */
const interval = 1000;
/** Milliseconds after which a purge is aborted and repeated. */
const timeout = 5000;
/** The second purge removes pages that were in flight to the shared cache during the first. */
const repetitions = 2;

type Options = {
  /** `PURGE_URL`. */
  address: string;
  log: Pick<Log, 'warn'>;
  send?: typeof fetch;
};

export type Purger = ReturnType<typeof createPurger>;

/**
 * Removes changed pages from the shared cache in front of the site. Purges are at least a second apart and contain all tags that
 * changed meanwhile or, if there are too many, the tag of all pages. A failed purge is repeated.
 */
export const createPurger = ({ address, log, send = fetch }: Options) => {
  const cache = sharedCacheAt(address);
  /** Tags to purge, with the number of times. */
  const due = new Map<string, number>();
  let isRunning = false;
  let hasFailed = false;

  const purge = async (tags: readonly string[]) => {
    const { address: to, init } = cache.purge(tags);
    const response = await send(to, { ...init, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The purge was answered with ${response.status}`);
  };

  const purgeDue = async () => {
    if (due.size > cache.most) {
      due.clear();
      for (const tag of purgedTags(undefined)) due.set(tag, repetitions);
    }
    const tags = [...due.keys()];
    for (const tag of tags) {
      const times = due.get(tag) ?? 1;
      due.delete(tag);
      if (times > 1) due.set(tag, times - 1);
    }
    try {
      await purge(tags);
      hasFailed = false;
    } catch (err) {
      hasFailed = true;
      for (const tag of tags) due.set(tag, repetitions);
      log.warn({ err, tags }, 'pages were not purged from the shared cache');
    }
  };

  const run = async () => {
    isRunning = true;
    // changes that are announced together are one purge
    await Promise.resolve();
    while (due.size > 0) {
      await purgeDue();
      await new Promise((resolve) => setTimeout(resolve, interval).unref());
    }
    isRunning = false;
  };

  return {
    tagsHeader: cache.tagsHeader,
    /** Whether shared caches may rely on purges: the last one succeeded. */
    isWorking: () => !hasFailed,
    /** Purges all pages, the pages of a college, or the college's pages with one of the tags. */
    purge: (tenantId?: number, tags?: readonly string[]): void => {
      for (const tag of purgedTags(tenantId, tags)) due.set(tag, repetitions);
      if (!isRunning) void run();
    },
  };
};
