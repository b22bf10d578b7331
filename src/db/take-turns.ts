import { setImmediate } from 'node:timers/promises';

import type { PGlite } from '@electric-sql/pglite';

/**
 * Gives the event loop a turn after each query, so that other requests wait for one statement instead of all statements of
 * a response: queries of the embedded database run on this thread, and their promises resolve without a turn. Queries of
 * transactions follow each other without.
 */
export function takeTurns(client: Pick<PGlite, 'query'>): void {
  const query = client.query.bind(client);
  let turn: Promise<unknown> = Promise.resolve();
  client.query = <T>(...args: Parameters<typeof query>) => {
    const answer = turn.then(() => query<T>(...args));
    turn = answer.then(() => setImmediate(), setImmediate);
    return answer;
  };
}
