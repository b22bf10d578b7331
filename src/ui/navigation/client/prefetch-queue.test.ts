import { expect, test } from 'vitest';

import { createPrefetchQueue } from './prefetch-queue.ts';

/** Requests that end when they are told to. */
const createRequests = () => {
  const asked: string[] = [];
  const endOf = new Map<string, () => void>();
  const queue = createPrefetchQueue((to) => {
    asked.push(to);
    queue.count(() => new Promise<void>((resolve) => endOf.set(to, resolve)));
  });
  return {
    asked,
    queue,
    end: async (to: string) => {
      endOf.get(to)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

test('four pages are asked for at a time, and of those that wait the newest follows', async () => {
  const { asked, queue, end } = createRequests();
  for (const to of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.add(to);
  expect(asked).toEqual(['/1', '/2', '/3', '/4']);
  await end('/2');
  expect(asked).toEqual(['/1', '/2', '/3', '/4', '/6']);
  await end('/1');
  expect(asked).toHaveLength(5);
});

test('a page that is there already takes no place', () => {
  const asked: string[] = [];
  const queue = createPrefetchQueue((to) => asked.push(to));
  for (const to of ['/1', '/2', '/3', '/4', '/5']) queue.add(to);
  expect(asked).toHaveLength(5);
});

test('requests of navigations do not count', async () => {
  const { asked, queue } = createRequests();
  for (let request = 0; request < 4; request += 1) queue.count(() => new Promise(() => {}));
  queue.add('/1');
  expect(asked).toEqual(['/1']);
});
