import type { Invalidation } from '../../api/response-cache.ts';
import type { Log } from '../../runtime/log.ts';
import { fileTag, purgedTags, sharedCacheAt } from './shared-caches.ts';

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

type Due = { times: number; isWithdrawal: boolean };

/**
 * Removes changed pages from the shared cache in front of the site. Purges are at least a second apart and contain all tags that
 * changed meanwhile or, if there are too many, the tag of all pages. A failed purge is repeated.
 */
export const createPurger = ({ address, log, send = fetch }: Options) => {
  const cache = sharedCacheAt(address);
  const due = new Map<string, Due>();
  const settling = new Set<(problem?: string) => void>();
  let isRunning = false;
  let hasFailed = false;
  /** The purge that is being sent is about a withdrawal. */
  let isWithdrawing = false;

  const settle = (problem?: string) => {
    for (const resolve of settling) resolve(problem);
    settling.clear();
  };

  const isSettled = () => !isWithdrawing && ![...due.values()].some((each) => each.isWithdrawal);

  const add = (tag: string, isWithdrawal: boolean) => {
    due.set(tag, { times: repetitions, isWithdrawal: isWithdrawal || due.get(tag)?.isWithdrawal === true });
  };

  const purge = async (tags: readonly string[], isWithdrawal: boolean) => {
    const { address: to, init } = cache.purge(tags, isWithdrawal);
    const response = await send(to, { ...init, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The purge was answered with ${response.status}`);
  };

  const purgeDue = async () => {
    const isWithdrawal = [...due.values()].some((each) => each.isWithdrawal);
    if (due.size > cache.most) {
      due.clear();
      for (const tag of purgedTags(undefined)) add(tag, isWithdrawal);
    }
    const tags = [...due];
    for (const [tag, { times, isWithdrawal: is }] of tags) {
      due.delete(tag);
      if (times > 1) due.set(tag, { times: times - 1, isWithdrawal: is });
    }
    const names = tags.map(([tag]) => tag);
    isWithdrawing = isWithdrawal;
    try {
      await purge(names, isWithdrawal);
      hasFailed = false;
    } catch (err) {
      hasFailed = true;
      for (const [tag, each] of tags) add(tag, each.isWithdrawal);
      log.warn({ err, tags: names }, 'pages were not purged from the shared cache');
      settle(`the shared cache at ${cache.place} did not accept the purge of what was withdrawn (${reasonOf(err)})`);
    }
    isWithdrawing = false;
    if (isSettled()) settle();
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
    fileHeader: cache.fileHeader,
    /** Whether shared caches may rely on purges: the last one succeeded. */
    isWorking: () => !hasFailed,
    /** Purges all pages, the pages of a college, or the college's pages with one of the tags; files only if they were withdrawn. */
    purge: ({ tenantId, tags, withdrawn }: Invalidation): void => {
      const isWithdrawal = withdrawn !== 'nothing';
      for (const tag of purgedTags(tenantId, tags)) add(tag, isWithdrawal);
      if (tenantId !== undefined && withdrawn === 'files')
        for (const tag of purgedTags(tenantId, [fileTag])) add(tag, isWithdrawal);
      if (!isRunning) void run();
    },
    /** Resolves when everything that was withdrawn is purged; with the reason if a purge fails before. */
    settled: async (): Promise<string | undefined> => {
      if (isSettled()) return undefined;
      return new Promise((resolve) => settling.add(resolve));
    },
  };
};

const reasonOf = (err: unknown): string => {
  if (!(err instanceof Error)) return String(err);
  return err.cause instanceof Error ? err.cause.message : err.message;
};
