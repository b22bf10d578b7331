import { describe, expect, it } from 'vitest';

import { createDerivedCache } from './derived-cache.ts';

const made = (tags: string[] = []) => {
  let times = 0;
  return { make: async () => ({ tags, time: ++times }), times: () => times };
};

describe('the cache of derived values', () => {
  it('creates a value once for several requests of one college', async () => {
    const cache = createDerivedCache();
    const { make, times } = made();
    await Promise.all([cache.get(1, 'season 1', make), cache.get(1, 'season 1', make)]);
    expect(times()).toBe(1);
    await cache.get(2, 'season 1', make);
    expect(times()).toBe(2);
  });

  it('drops the values of a college, or those with a tag', async () => {
    const cache = createDerivedCache();
    const { make, times } = made(['game:5']);
    const getBoth = () => Promise.all([cache.get(1, 'season', make), cache.get(2, 'season', make)]);
    await getBoth();
    cache.invalidate(1, ['game:6']);
    await getBoth();
    expect(times()).toBe(2);
    cache.invalidate(1, ['game:5']);
    await getBoth();
    expect(times()).toBe(3);
    cache.clear(2);
    await getBoth();
    expect(times()).toBe(4);
    cache.clear();
    await getBoth();
    expect(times()).toBe(6);
  });

  it('does not cache a value whose creation began before a change or failed', async () => {
    const cache = createDerivedCache();
    const { make, times } = made(['game:5']);
    const early = cache.get(1, 'season', make);
    cache.invalidate(1, ['game:6']);
    await early;
    await cache.get(1, 'season', make);
    expect(times()).toBe(2);
    await expect(cache.get(1, 'other', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect((await cache.get(1, 'other', make)).time).toBe(3);
  });

  it('evicts the least recently used of many', async () => {
    const cache = createDerivedCache();
    const { make, times } = made();
    await cache.get(1, 'first', make);
    for (let index = 0; index < 23; index++) await cache.get(1, `season ${index}`, make);
    await cache.get(1, 'first', make);
    expect(times()).toBe(24);
    await cache.get(1, 'one more', make);
    await cache.get(1, 'first', make);
    expect(times()).toBe(25);
    await cache.get(1, 'season 0', make);
    expect(times()).toBe(26);
  });
});
