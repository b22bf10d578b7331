import { afterEach, expect, test, vi } from 'vitest';

import { recall, remember } from './tab-memory.ts';

afterEach(() => vi.unstubAllGlobals());

test('a tab remembers what it is told, under its name', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  remember('rotators', { home: 'paused' });
  expect([recall('rotators'), recall('picks')]).toEqual([{ home: 'paused' }, undefined]);
});

test('nothing is remembered where nothing can be kept, and nothing breaks', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  remember('rotators', {});
  expect(recall('rotators')).toBeUndefined();
});
