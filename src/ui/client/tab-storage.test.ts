import { afterEach, expect, test, vi } from 'vitest';

import { getTabValue, setTabValue } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a tab stores values by name', () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  setTabValue('rotators', { home: 'paused' });
  expect([getTabValue('rotators'), getTabValue('picks')]).toEqual([{ home: 'paused' }, undefined]);
});

test('blocked storage loses the value without an error', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  setTabValue('rotators', {});
  expect(getTabValue('rotators')).toBeUndefined();
});
