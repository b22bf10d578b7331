import { changeChannel, liveChannel, readLiveChange } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { createAnswerShelf } from './answer-shelf.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import { tagOfFollowed, tagOfScoreboard } from './live/tags.ts';

/**
 * Caches encoded responses per college until a change is announced (docs/decisions/014-answers-in-memory.md).
 * `onFailure` receives the error of a failed refresh whose stale response was served.
 */
export async function createAnswerCache(
  database: Pick<Database, 'listen'>,
  onFailure: (error: unknown) => void = () => {},
) {
  let shelves = new Map<number, ReturnType<typeof createAnswerShelf>>();
  /** Live game versions by college and game; a notification without a new version only updates when the source was last seen. */
  const versions = new Map<string, number>();

  const stopChanges = await database.listen(changeChannel, (payload) => {
    const tenantId = Number(payload);
    if (Number.isInteger(tenantId) && tenantId > 0) shelves.delete(tenantId);
    else shelves = new Map();
  });
  const stopLive = await database.listen(liveChannel, (payload) => {
    const change = readLiveChange(payload);
    // notifications were missed, so everything may have changed
    if (!change) {
      shelves = new Map();
      return;
    }
    const { tenantId, gameId, version, listed } = change;
    const key = `${tenantId} ${gameId}`;
    const isChanged = versions.get(key) !== version;
    versions.set(key, version);
    const tags = [tagOfScoreboard, tagOfFollowed(gameId)];
    if (isChanged) tags.push(`game:${gameId}`);
    if (listed) tags.push('games');
    shelves.get(tenantId)?.drop(tags);
  });

  const shelfOf = (tenantId: number) => {
    const shelf = shelves.get(tenantId) ?? createAnswerShelf();
    shelves.set(tenantId, shelf);
    return shelf;
  };

  return {
    /**
     * Returns the cached response, or calls `make`. A response during whose creation a change was announced is returned but
     * not cached, since it may have been read before that change.
     */
    get: async (tenantId: number, key: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> => {
      const shelf = shelfOf(tenantId);
      return shelf.find(key) ?? shelf.keep(key, make, () => shelves.get(tenantId) === shelf, onFailure);
    },
    close: async () => {
      await stopChanges();
      await stopLive();
    },
  };
}
