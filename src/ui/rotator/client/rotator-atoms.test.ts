import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  allStateAtom,
  mountAtom,
  pauseAllAtom,
  playAllAtom,
  resetAtom,
  rotatorStateAtom,
  unmountAtom,
} from './rotator-atoms.ts';

let store: ReturnType<typeof createStore>;
const stateOf = (id: string) => store.get(rotatorStateAtom(id));

beforeEach(() => {
  store = createStore();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a rotator starts playing', () => {
  expect(stateOf('home')).toBe('playing');
});

test('a rotator starts paused with prefers-reduced-motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  expect(stateOf('home')).toBe('paused');
  expect(store.get(allStateAtom)).toBe('paused');
});

test('rotators are paused independently', () => {
  store.set(mountAtom, 'home');
  store.set(mountAtom, 'footer');
  store.set(rotatorStateAtom('home'), 'paused');
  expect([stateOf('home'), stateOf('footer')]).toEqual(['paused', 'playing']);
  expect(store.get(allStateAtom)).toBe('playing');
  store.set(rotatorStateAtom('footer'), 'paused');
  expect(store.get(allStateAtom)).toBe('paused');
});

test('pausing all pauses every rotator, including later ones, and shows the first slides', () => {
  store.set(mountAtom, 'home');
  store.set(rotatorStateAtom('home'), 'playing');
  const before = store.get(resetAtom);
  store.set(pauseAllAtom);
  expect([stateOf('home'), stateOf('footer')]).toEqual(['paused', 'paused']);
  expect(store.get(resetAtom)).toBe(before + 1);
  expect(store.get(allStateAtom)).toBe('paused');
});

test('playing all plays every rotator without changing slides', () => {
  store.set(mountAtom, 'home');
  store.set(pauseAllAtom);
  const before = store.get(resetAtom);
  store.set(playAllAtom);
  expect([stateOf('home'), stateOf('footer')]).toEqual(['playing', 'playing']);
  expect(store.get(resetAtom)).toBe(before);
});

test('an unmounted rotator does not count, and retains its state', () => {
  store.set(mountAtom, 'home');
  store.set(mountAtom, 'footer');
  store.set(rotatorStateAtom('footer'), 'paused');
  store.set(unmountAtom, 'home');
  expect(store.get(allStateAtom)).toBe('paused');
  store.set(unmountAtom, 'footer');
  expect(stateOf('footer')).toBe('paused');
});

test('paused rotators stay paused in the next document', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  const nextDocument = async () => {
    vi.resetModules();
    const atoms = await import('./rotator-atoms.ts');
    return { ...atoms, store: createStore() };
  };
  store.set(rotatorStateAtom('home'), 'paused');
  const second = await nextDocument();
  expect(['home', 'footer'].map((id) => second.store.get(second.rotatorStateAtom(id)))).toEqual(['paused', 'playing']);
  second.store.set(second.pauseAllAtom);
  second.store.set(second.rotatorStateAtom('home'), 'playing');
  const third = await nextDocument();
  expect(['home', 'footer'].map((id) => third.store.get(third.rotatorStateAtom(id)))).toEqual(['playing', 'paused']);
});
