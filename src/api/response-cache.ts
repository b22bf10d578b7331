import { changeChannel, liveChannel, readChange, readLiveChange, type Withdrawn } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { createDerivedCache } from './derived-cache.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { tagOfLiveGame, tagOfScoreboard } from './live/tags.ts';
import { createTenantCache } from './tenant-cache.ts';

/** What was invalidated: the responses of a college, or of all; with `tags`, only those that have one of them. */
export type Invalidation = { tenantId: number | undefined; tags?: readonly string[]; withdrawn: Withdrawn };

/**
 * Caches encoded responses per college until a change is announced (docs/decisions/014-response-cache.md).
 * `onFailure` receives the error of a failed refresh, for which the stale response is served.
 */
export async function createResponseCache(
  database: Pick<Database, 'listen'>,
  onFailure: (error: unknown) => void = () => {},
) {
  let caches = new Map<number, ReturnType<typeof createTenantCache>>();
  const derived = createDerivedCache();
  /** Live game versions by college and game; a notification without a new version only updates when the source was last seen. */
  const versions = new Map<string, number>();

  /** Called after each invalidation. */
  const listeners = new Set<(invalidation: Invalidation) => void>();
  const notify = (invalidation: Invalidation) => {
    for (const listener of listeners) listener(invalidation);
  };

  const clear = (withdrawn: Withdrawn) => {
    caches = new Map();
    derived.clear();
    notify({ tenantId: undefined, withdrawn });
  };

  const stopChanges = await database.listen(changeChannel, (payload) => {
    const { tenantId, withdrawn } = readChange(payload);
    if (tenantId === undefined) return clear(withdrawn);
    caches.delete(tenantId);
    derived.clear(tenantId);
    notify({ tenantId, withdrawn });
  });
  const stopLive = await database.listen(liveChannel, (payload) => {
    const change = readLiveChange(payload);
    // notifications were missed, so everything may have changed
    if (!change) return clear('nothing');
    const { tenantId, gameId, version, listed } = change;
    const key = `${tenantId} ${gameId}`;
    const isChanged = versions.get(key) !== version;
    versions.set(key, version);
    const tags = [tagOfScoreboard, tagOfLiveGame(gameId)];
    if (isChanged) tags.push(`game:${gameId}`);
    if (listed) tags.push('games');
    caches.get(tenantId)?.invalidate(tags);
    derived.invalidate(tenantId, tags);
    notify({ tenantId, tags, withdrawn: 'nothing' });
  });

  const cacheOf = (tenantId: number) => {
    const cache = caches.get(tenantId) ?? createTenantCache();
    caches.set(tenantId, cache);
    return cache;
  };

  return {
    /**
     * Returns the cached response, or calls `make`. If a change is announced while the response is being created, it is returned
     * but not cached, because it may not include the change.
     */
    get: async (tenantId: number, key: string, make: () => Promise<EncodedResponse>): Promise<EncodedResponse> => {
      const cache = cacheOf(tenantId);
      return cache.find(key) ?? cache.fetch(key, make, () => caches.get(tenantId) === cache, onFailure);
    },
    /** The cached response that has not expired. */
    find: (tenantId: number, key: string): EncodedResponse | undefined => caches.get(tenantId)?.find(key),
    derive: derived.get,
    /** Calls back after responses were invalidated. */
    onInvalidation: (listener: (invalidation: Invalidation) => void) => {
      listeners.add(listener);
    },
    close: async () => {
      await stopChanges();
      await stopLive();
    },
  };
}
