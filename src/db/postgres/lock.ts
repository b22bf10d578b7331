import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

import { timedOut, withTimeout } from '../../web/with-timeout.ts';
import type { Lock } from '../client.ts';

/** Milliseconds between two checks of the connection, and until a server that does not respond is considered lost. */
const interval = 3000;
/** Milliseconds before the second attempt, and at most before a further one. */
const pauses = { first: 50, longest: 1000 };

/**
 * Takes an advisory lock on a connection of its own. The server releases it when the connection ends, and within half a
 * minute after the machine of this process has disappeared. Rejects when the server does not respond: a statement that waits
 * for the lock at a server that has disappeared would wait for hours, so this asks again and again.
 */
export async function takeLock(open: () => Promise<pg.Client>, name: string, signal?: AbortSignal): Promise<Lock> {
  const client = await open();
  const losing = new AbortController();
  const end = () => client.end().catch(() => {});
  signal?.addEventListener('abort', end, { once: true });
  try {
    signal?.throwIfAborted();
    await inTime(
      client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'),
    );
    for (let pause = pauses.first; !(await tryLock(client, name)); pause = Math.min(2 * pause, pauses.longest))
      await wait(pause, undefined, { signal });
  } catch (error) {
    // a server that does not respond would not end the connection either
    await withTimeout(end(), interval);
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
  client.once('end', () => losing.abort());
  const check = setInterval(async () => {
    const isAlive = await inTime(client.query('select 1')).then(
      () => true,
      () => false,
    );
    if (!isAlive) losing.abort();
  }, interval);
  check.unref();
  return {
    lost: losing.signal,
    release: async () => {
      clearInterval(check);
      await withTimeout(end(), interval);
    },
  };
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  const query = client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [
    name,
  ]);
  const { rows } = await inTime(query);
  return rows[0]?.taken === true;
}

const inTime = async <Result>(query: Promise<Result>): Promise<Result> => {
  const result = await withTimeout(query, interval);
  if (result === timedOut) throw Object.assign(new Error('The database does not respond'), { code: 'ETIMEDOUT' });
  return result;
};
