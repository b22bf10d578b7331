import { changeChannel, liveChannel, readLiveChange } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { createAnswerShelf } from './answer-shelf.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import { tagOfFollowed, tagOfScoreboard } from './live/tags.ts';

/**
 * Keeps finished answers of each college until a change of it is announced (docs/decisions/014-answers-in-memory.md).
 * `onFailure` gets the error of an answer that could not be refreshed and was served from memory.
 */
export async function createAnswerCache(
  database: Pick<Database, 'listen'>,
  onFailure: (error: unknown) => void = () => {},
) {
  let shelves = new Map<number, ReturnType<typeof createAnswerShelf>>();
  /** Of live games, by college and game: what has no new version was merely heard of. */
  const versions = new Map<string, number>();

  const stopChanges = await database.listen(changeChannel, (payload) => {
    const tenantId = Number(payload);
    if (Number.isInteger(tenantId) && tenantId > 0) shelves.delete(tenantId);
    else shelves = new Map();
  });
  const stopLive = await database.listen(liveChannel, (payload) => {
    const change = readLiveChange(payload);
    // what was missed is not known
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
     * The kept answer, else the one that `make` gives. An answer that was being made while a change of it came is given
     * out and not kept: it may have been read before that change.
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
