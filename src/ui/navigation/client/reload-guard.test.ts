import { describe, expect, test } from 'vitest';

import { mayReload } from './reload-guard.ts';

const createStore = () => {
  const storage = new Map<string, string>();
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  };
};

describe('a page whose script is missing', () => {
  test('is reloaded once in ten seconds', () => {
    const store = createStore();
    expect(mayReload('/a', 1000, store)).toBe(true);
    expect(mayReload('/a', 10_999, store)).toBe(false);
    expect(mayReload('/a', 11_000, store)).toBe(true);
  });

  test('does not prevent the reload of another page', () => {
    const store = createStore();
    expect([mayReload('/a', 0, store), mayReload('/b', 1, store), mayReload('/a', 2, store)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is not reloaded without storage', () => {
    const refuse = () => {
      throw new Error('The operation is insecure.');
    };
    expect(mayReload('/a', 0, { getItem: refuse, setItem: refuse })).toBe(false);
    expect(mayReload('/a', 0, { getItem: () => null, setItem: refuse })).toBe(false);
  });
});
