import { type } from 'arktype';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApiFetcher } from './api-fetcher.ts';
import { createLastGood } from './last-good.ts';

const patience = 100;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A fetcher of a remote API that responds after a time in milliseconds. */
const fetcherOf = (time: number) =>
  createApiFetcher({
    transport: () => new Promise((resolve) => setTimeout(() => resolve(Response.json('fresh')), time)),
    tenant: 'harbor',
    log: { warn: () => {}, error: () => {} },
    lastGood: createLastGood(patience),
  });

test.each([
  ['in time', patience - 50, 'fresh', true],
  ['late', patience + 50, 'otherwise', false],
])('a page whose blocks arrive %s gets them, and is complete, only then', async (_, time, expected, isComplete) => {
  const fetcher = fetcherOf(time);
  const block = fetcher.getShell('/alerts', type('string'), 'otherwise');
  // until every timer has fired
  await vi.advanceTimersByTimeAsync(10 * patience);
  expect([await block, fetcher.isComplete()]).toEqual([expected, isComplete]);
  expect(vi.getTimerCount()).toBe(0);
});
