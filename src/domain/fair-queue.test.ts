import { expect, test } from 'vitest';

import { createFairQueue } from './fair-queue.ts';

const limits = { atOnce: 1, waitingPerClient: 3, waitingTotal: 5 };

/** A queue whose jobs end when the test says so, in the order in which they started. */
const controlled = (overrides: Partial<typeof limits> = {}) => {
  const queue = createFairQueue({ ...limits, ...overrides });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const request = (client: string, key: string, signal?: AbortSignal) =>
    queue({
      key,
      client,
      signal,
      run: () => {
        started.push(key);
        return new Promise<string>((resolve) => ends.push(() => resolve(key)));
      },
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { request, started, endNext };
};

test('the same work requested again while it waits or runs is done once', async () => {
  const { request, started, endNext } = controlled();
  const both = [request('a', 'one'), request('b', 'one')];
  await endNext();
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(started).toEqual(['one']);
});

test('a second client is served next, however much the first has queued', async () => {
  const { request, started, endNext } = controlled();
  for (const key of ['a1', 'a2', 'a3']) void request('a', key);
  void request('b', 'b1');
  for (let turn = 0; turn < 4; turn++) await endNext();
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('a task that a second client joins keeps its place in the queue', async () => {
  const { request, started, endNext } = controlled();
  for (const key of ['a1', 'a2', 'shared']) void request('a', key);
  void request('b', 'shared');
  for (let turn = 0; turn < 3; turn++) await endNext();
  expect(started).toEqual(['a1', 'shared', 'a2']);
});

test('each client has a limit, and all clients share a second one', () => {
  const { request } = controlled();
  for (const key of ['a1', 'a2', 'a3', 'a4']) void request('a', key);
  expect(request('a', 'a5')).toBe('client');
  for (const key of ['b1', 'b2']) void request('b', key);
  expect(request('c', 'c1')).toBe('total');
  expect(request('c', 'a2')).toBeInstanceOf(Promise);
});

test('work is dropped when all its clients have disconnected', async () => {
  const { request, started, endNext } = controlled();
  void request('a', 'a1');
  const leaving = new AbortController();
  const dropped = request('b', 'b1', leaving.signal);
  const shared = [request('b', 'b2', leaving.signal), request('c', 'b2')];
  leaving.abort();
  await Promise.all([endNext(), expect(dropped).rejects.toThrow('The client has gone')]);
  await endNext();
  expect(await Promise.all(shared)).toEqual(['b2', 'b2']);
  expect(started).toEqual(['a1', 'b2']);
});

test('failed work rejects, and the next starts', async () => {
  const queue = createFairQueue(limits);
  const failed = queue({ key: 'a', client: 'a', run: () => Promise.reject(new Error('unreadable')) });
  const next = queue({ key: 'b', client: 'a', run: async () => 'done' });
  await expect(failed).rejects.toThrow('unreadable');
  expect(await next).toBe('done');
});
