import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApiClient } from './client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failed = vi.fn();
/** A client of an API that never responds. */
const client = () =>
  createApiClient({
    transport: () => new Promise(() => {}),
    tenant: 'harbor',
    log: { warn: () => {}, error: failed },
  });

test.each([
  ['takeovers', 7000, () => client().takeovers.list()],
  ['the rules of a path', 1500, () => client().routeRules.find({ path: '/tickets' })],
  ['anything else', 5000, () => client().alerts.active()],
])('a page waits for %s %i ms, and goes on without', async (_, time, ask) => {
  failed.mockReset();
  ask();
  await vi.advanceTimersByTimeAsync(time - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

test('without takeovers there are no redirects, and game days do not share a page', async () => {
  const sending = client().takeovers.list();
  await vi.advanceTimersByTimeAsync(7000);
  expect(await sending).toEqual({ config: { isConcurrent: false }, takeovers: [] });
});
