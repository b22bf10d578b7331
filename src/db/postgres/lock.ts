import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

import type { Lock } from '../client.ts';

/** Milliseconds between two checks of the connection, and until a server that does not respond is considered lost. */
const interval = 3000;

/**
 * Takes an advisory lock on a connection of its own. The server releases it when the connection ends, and within half a
 * minute after the machine of this process has disappeared.
 */
export async function takeLock(open: () => Promise<pg.Client>, name: string, signal?: AbortSignal): Promise<Lock> {
  const client = await open();
  const losing = new AbortController();
  const end = () => client.end().catch(() => {});
  signal?.addEventListener('abort', end, { once: true });
  try {
    signal?.throwIfAborted();
    await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  } catch (error) {
    await end();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
  client.once('end', () => losing.abort());
  const check = setInterval(async () => {
    const answer = client.query('select 1').then(
      () => true,
      () => false,
    );
    const isAlive = await Promise.race([answer, wait(interval, false, { ref: false })]);
    if (!isAlive) losing.abort();
  }, interval);
  check.unref();
  return {
    lost: losing.signal,
    release: async () => {
      clearInterval(check);
      await Promise.race([end(), wait(interval, undefined, { ref: false })]);
    },
  };
}
