import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { changeChannel, type LiveChange, liveChannel } from '../db/announce.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { createResponseCache } from './response-cache.ts';

const harbor = 1;
const summit = 2;

/** A cache, its announcements, and the number of responses created. */
async function createCache() {
  const listeners = new Map<string, (payload: string) => void>();
  const listen = async (channel: string, onMessage: (payload: string) => void) => {
    listeners.set(channel, onMessage);
    return async () => void listeners.delete(channel);
  };
  const cache = await createResponseCache({ listen });
  let made = 0;
  return {
    cache,
    announce: (payload: string) => listeners.get(changeChannel)?.(payload),
    announceLive: (change: Partial<LiveChange> | '') =>
      listeners.get(liveChannel)?.(
        change && JSON.stringify({ tenantId: harbor, gameId: 7, version: 1, listed: false, ...change }),
      ),
    /** Whether the response was cached. */
    isKept: async (tags: string, tenantId = harbor, during = () => {}) => {
      const before = made;
      await cache.get(tenantId, tags, async () => {
        made += 1;
        during();
        return { status: 200, text: tags, tags: `tenant:x,${tags}` };
      });
      return made === before;
    },
  };
}

describe('a change of a college', () => {
  it('drops every response of the college and of no other', async () => {
    const { announce, isKept } = await createCache();
    for (const tenant of [harbor, summit]) expect(await isKept('sport:1', tenant)).toBe(false);
    announce(String(harbor));
    expect(await isKept('sport:1', harbor)).toBe(false);
    expect(await isKept('sport:1', summit)).toBe(true);
  });
});

describe('a new version of a live game', () => {
  it('drops what the game is part of, and the scoreboard', async () => {
    const { announceLive, isKept } = await createCache();
    const answers = ['games,game:6,game:7', 'game:7', 'live', 'live:7'];
    for (const tags of answers) await isKept(tags);
    announceLive({ version: 2 });
    for (const tags of answers) expect(await isKept(tags), tags).toBe(false);
  });

  it('keeps every other response', async () => {
    const { announceLive, isKept } = await createCache();
    const answers = ['game:70', 'games,game:6', 'sport:7', 'live:70'];
    for (const tags of answers) await isKept(tags);
    await isKept('game:7', summit);
    announceLive({ version: 2 });
    for (const tags of answers) expect(await isKept(tags), tags).toBe(true);
    expect(await isKept('game:7', summit)).toBe(true);
  });

  it('drops lists that the game may join, if announced', async () => {
    const { announceLive, isKept } = await createCache();
    await isKept('games,game:6');
    announceLive({ listed: true });
    expect(await isKept('games,game:6')).toBe(false);
  });

  it('is not hidden by a response that was being created when it was announced', async () => {
    const { announceLive, isKept } = await createCache();
    await isKept('game:7', harbor, () => announceLive({ version: 2 }));
    expect(await isKept('game:7')).toBe(false);
    await isKept('game:6', harbor, () => announceLive({ version: 3 }));
    expect(await isKept('game:6')).toBe(true);
  });
});

describe('a repeated snapshot of a live game', () => {
  it('drops only responses with the last-seen time', async () => {
    const { announceLive, isKept } = await createCache();
    announceLive({ version: 2 });
    for (const tags of ['game:7', 'live', 'live:7']) await isKept(tags);
    announceLive({ version: 2 });
    expect(await isKept('game:7')).toBe(true);
    expect(await isKept('live')).toBe(false);
    expect(await isKept('live:7')).toBe(false);
  });
});

describe('lost notifications', () => {
  it.each(['announce', 'announceLive'] as const)('leave nothing to be kept: %s', async (channel) => {
    const cache = await createCache();
    await cache.isKept('sport:1');
    cache[channel]('');
    expect(await cache.isKept('sport:1')).toBe(false);
  });
});

describe('simultaneous requests', () => {
  /** A response that is created when `finish` is called. */
  const slowAnswer = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<EncodedResponse>();
    return { make: vi.fn(() => promise), finish: () => resolve({ status: 200, text, tags: 'sport:1' }) };
  };

  it('share a response', async () => {
    const { cache } = await createCache();
    const { make, finish } = slowAnswer('shared');
    const answers = [cache.get(harbor, 'key', make), cache.get(harbor, 'key', make)];
    finish();
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(['shared', 'shared']);
    expect(make).toHaveBeenCalledOnce();
  });

  it('for two colleges or keys do not', async () => {
    const { cache } = await createCache();
    const { make, finish } = slowAnswer('one');
    const answers = [cache.get(harbor, 'key', make), cache.get(summit, 'key', make), cache.get(harbor, 'other', make)];
    finish();
    await Promise.all(answers);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('do not if one arrives after a change', async () => {
    const { cache, announce, announceLive } = await createCache();
    for (const change of [() => announce(String(harbor)), () => announceLive({ listed: true })]) {
      const [old, current] = [slowAnswer('old'), slowAnswer('current')];
      const before = cache.get(harbor, 'key', old.make);
      change();
      const after = cache.get(harbor, 'key', current.make);
      current.finish();
      expect((await after).text).toBe('current');
      old.finish();
      expect((await before).text).toBe('old');
      announce(String(harbor));
    }
  });

  it('do not if the first takes longer than a second', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { cache } = await createCache();
    void cache.get(harbor, 'key', () => new Promise<never>(() => {}));
    await vi.advanceTimersByTimeAsync(1001);
    const { make, finish } = slowAnswer('second');
    finish();
    expect((await cache.get(harbor, 'key', make)).text).toBe('second');
  });
});

describe('an expired response', () => {
  const fresh = { status: 200, text: 'fresh', tags: 'sport:1' };
  const fail = () => Promise.reject(new Error('no database'));
  const hang = () => new Promise<never>(() => {});

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['fails', fail],
    ['does not answer', hang],
  ])('is served when the database %s', async (_, make) => {
    const { cache } = await createCache();
    await cache.get(harbor, 'key', async () => fresh);
    await vi.advanceTimersByTimeAsync(61_000);
    const answer = cache.get(harbor, 'key', make);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toBe(fresh);
    // and at once from then on
    expect(await cache.get(harbor, 'key', hang)).toBe(fresh);
  });

  it('is not served after a change or after its expiry', async () => {
    const { cache, announce } = await createCache();
    await cache.get(harbor, 'changed', async () => fresh);
    announce(String(harbor));
    await cache.get(harbor, 'ended', async () => ({ ...fresh, expiresAt: Date.now() + 90_000 }));
    await expect(cache.get(harbor, 'changed', fail)).rejects.toThrow('no database');
    await vi.advanceTimersByTimeAsync(91_000);
    await expect(cache.get(harbor, 'ended', fail)).rejects.toThrow('no database');
  });
});
