import { changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import type { FinishedAnswer } from './finished-answer.ts';

/** What the clock changes (a day begins, a story's hour comes) shows no later than this, unless an answer says when it ends; nor does a lost announcement matter longer. */
const longestLife = 60_000;
/** Characters kept for one college. */
const largestShelf = 8_000_000;

type Shelf = { answers: Map<string, { answer: FinishedAnswer; until: number }>; size: number };

/** Keeps finished answers of each college until a change of it is announced (docs/decisions/014-answers-in-memory.md). */
export async function createAnswerCache(database: Pick<Database, 'listen'>) {
  let shelves = new Map<number, Shelf>();
  const stop = await database.listen(changeChannel, (payload) => {
    const tenantId = Number(payload);
    if (Number.isInteger(tenantId) && tenantId > 0) shelves.delete(tenantId);
    else shelves = new Map();
  });

  const shelfOf = (tenantId: number): Shelf => {
    const shelf = shelves.get(tenantId) ?? { answers: new Map(), size: 0 };
    shelves.set(tenantId, shelf);
    return shelf;
  };

  return {
    /**
     * The kept answer, else the one that `make` gives. An answer that was being made while a change came is given
     * out and not kept: it may have been read before that change.
     */
    get: async (tenantId: number, key: string, make: () => Promise<FinishedAnswer>): Promise<FinishedAnswer> => {
      const shelf = shelfOf(tenantId);
      const kept = shelf.answers.get(key);
      if (kept && kept.until > performance.now()) return kept.answer;
      const answer = await make();
      // what nothing stands behind can be asked for without end
      if (answer.status < 400 && shelves.get(tenantId) === shelf) keep(shelf, key, answer);
      return answer;
    },
    close: stop,
  };
}

function keep(shelf: Shelf, key: string, answer: FinishedAnswer) {
  drop(shelf, key);
  const left = answer.holdsUntil === undefined ? longestLife : answer.holdsUntil - Date.now();
  if (left <= 0) return;
  shelf.answers.set(key, { answer, until: performance.now() + Math.min(longestLife, left) });
  shelf.size += key.length + answer.text.length;
  for (const oldest of shelf.answers.keys()) {
    if (shelf.size <= largestShelf) break;
    drop(shelf, oldest);
  }
}

function drop(shelf: Shelf, key: string) {
  const known = shelf.answers.get(key);
  if (!known) return;
  shelf.answers.delete(key);
  shelf.size -= key.length + known.answer.text.length;
}
