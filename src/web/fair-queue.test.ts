import { expect, test } from 'vitest';

import { createFairQueue } from './fair-queue.ts';

const limits = { atOnce: 1, waitingPerClient: 3, waitingTotal: 5 };

/** A queue whose jobs end when the test says so, in the order in which they started. */
const controlled = (overrides: Partial<typeof limits> = {}) => {
  const queue = createFairQueue({ ...limits, ...overrides });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const request = (client: string, key: string, { signal, college }: { signal?: AbortSignal; college?: number } = {}) =>
    queue({
      key,
      client,
      college,
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
  const dropped = request('b', 'b1', leaving);
  const shared = [request('b', 'b2', leaving), request('c', 'b2')];
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

test('work whose clients have all gone makes room for other work at once', async () => {
  const { request } = controlled();
  const leaving = new AbortController();
  const rejected: Promise<void>[] = [];
  for (const key of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) {
    const requested = request(key.charAt(0), key, leaving);
    if (key !== 'a1' && typeof requested !== 'string')
      rejected.push(expect(requested).rejects.toThrow('The client has gone'));
  }
  expect(request('c', 'c1')).toBe('total');
  leaving.abort();
  await Promise.all(rejected);
  for (const key of ['c1', 'c2', 'c3', 'd1', 'd2']) expect(request(key.charAt(0), key)).toBeInstanceOf(Promise);
  await expect(request('b', 'b3', { signal: AbortSignal.abort() })).toBe('total');
});

test('a college whose readers request much does not delay the readers of another', async () => {
  const { request, started, endNext } = controlled({ waitingTotal: 10 });
  for (const client of ['a', 'b', 'c', 'd']) void request(client, `${client}1`, { college: 1 });
  void request('a', 'a2', { college: 2 });
  for (let turn = 0; turn < 5; turn++) await endNext();
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
});

test('a client that asks for one thing comes next, while forty ask for one after the other', async () => {
  let clock = 0;
  const queue = createFairQueue({ atOnce: 1, waitingPerClient: 60, waitingTotal: 300, now: () => clock });
  const work = async () => {
    // other clients make their requests while this one runs
    await new Promise(setImmediate);
    clock += 700;
  };
  let isOver = false;
  const clients = Array.from({ length: 40 }, async (_, client) => {
    for (let turn = 0; !isOver; turn++) await queue({ key: `${client} ${turn}`, client: `${client}`, run: work });
  });
  while (clock < 60_000) await new Promise(setImmediate);
  const askedAt = clock;
  await queue({ key: 'reader', client: 'reader', run: work });
  expect(clock - askedAt).toBeLessThanOrEqual(2 * 700);
  isOver = true;
  await Promise.all(clients);
});

test('a client that asks for one thing comes before those that gave up and ask again', async () => {
  const { request, started, endNext } = controlled({ waitingTotal: 50 });
  void request('first', 'first');
  const leaving = new AbortController();
  const dropped = Array.from({ length: 40 }, async (_, client) => request(`${client}`, `${client} a`, leaving));
  leaving.abort();
  for (const { status } of await Promise.allSettled(dropped)) expect(status).toBe('rejected');
  for (let client = 0; client < 40; client++) void request(`${client}`, `${client} b`);
  void request('reader', 'reader');
  await endNext();
  expect(started).toEqual(['first', 'reader']);
});
