import { expect, test } from 'vitest';

import { createPrefetchQueue } from './prefetch-queue.ts';

/** Requests that `end` completes. */
const createRequests = () => {
  const requested: string[] = [];
  const endOf = new Map<string, () => void>();
  const queue = createPrefetchQueue((to) => {
    requested.push(to);
    queue.count(() => new Promise<void>((resolve) => endOf.set(to, resolve)));
  });
  return {
    requested,
    queue,
    end: async (to: string) => {
      endOf.get(to)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

test('four pages are prefetched at a time, and then the newest queued one', async () => {
  const { requested, queue, end } = createRequests();
  for (const to of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.add(to);
  expect(requested).toEqual(['/1', '/2', '/3', '/4']);
  await end('/2');
  expect(requested).toEqual(['/1', '/2', '/3', '/4', '/6']);
  await end('/1');
  expect(requested).toHaveLength(5);
});

test('a cached page does not count', () => {
  const requested: string[] = [];
  const queue = createPrefetchQueue((to) => requested.push(to));
  for (const to of ['/1', '/2', '/3', '/4', '/5']) queue.add(to);
  expect(requested).toHaveLength(5);
});

test('requests of navigations do not count', async () => {
  const { requested, queue } = createRequests();
  for (let request = 0; request < 4; request += 1) queue.count(() => new Promise(() => {}));
  queue.add('/1');
  expect(requested).toEqual(['/1']);
});
