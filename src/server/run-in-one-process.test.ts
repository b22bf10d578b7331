import { expect, test, vi } from 'vitest';

import type { Lock } from '../db/client.ts';
import { runInOneProcess } from './run-in-one-process.ts';

/** The lock of a database with several processes; `lose` ends the connection of the owner. */
const createLock = () => {
  const waiting: ((lock: Lock) => void)[] = [];
  let owner: AbortController | undefined;
  const next = () => {
    const resolve = waiting.shift();
    owner = resolve && new AbortController();
    if (resolve && owner) resolve({ lost: owner.signal, release: async () => next() });
  };
  const lock = (_: string, signal?: AbortSignal) =>
    new Promise<Lock>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      waiting.push(resolve);
      if (!owner) next();
    });
  return { lock, lose: () => owner?.abort() };
};

const log = { warn: vi.fn() };

test('a job runs in one process, and in the next one when that process ends or loses its lock', async () => {
  const { lock, lose } = createLock();
  const running = new Set<string>();
  const start = (name: string) =>
    runInOneProcess(
      { lock },
      'jobs',
      async () => {
        running.add(name);
        return async () => running.delete(name);
      },
      log,
    );
  const stopA = await start('a');
  const stopB = await start('b');
  expect([...running]).toEqual(['a']);
  await stopA();
  await expect.poll(() => [...running]).toEqual(['b']);
  const stopC = await start('c');
  lose();
  await expect.poll(() => [...running]).toEqual(['c']);
  await stopB();
  await stopC();
  expect(running.size).toBe(0);
});

test('a job that fails to start is retried', async () => {
  const { lock } = createLock();
  const begin = vi.fn(async () => async () => {});
  begin.mockRejectedValueOnce(new Error('not yet'));
  const stop = await runInOneProcess({ lock }, 'jobs', begin, log);
  await expect.poll(() => begin.mock.calls.length, { timeout: 3000 }).toBe(2);
  expect(log.warn).toHaveBeenCalledOnce();
  await stop();
});
