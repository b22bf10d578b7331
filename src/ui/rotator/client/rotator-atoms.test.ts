import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  allStateAtom,
  arriveAtom,
  leaveAtom,
  pauseAllAtom,
  playAllAtom,
  resetAtom,
  rotatorStateAtom,
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

test('a rotator begins playing', () => {
  expect(stateOf('home')).toBe('playing');
});

test('a rotator begins paused for who asks for less motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  expect(stateOf('home')).toBe('paused');
  expect(store.get(allStateAtom)).toBe('paused');
});

test('a rotator is paused by itself', () => {
  store.set(arriveAtom, 'home');
  store.set(arriveAtom, 'footer');
  store.set(rotatorStateAtom('home'), 'paused');
  expect([stateOf('home'), stateOf('footer')]).toEqual(['paused', 'playing']);
  expect(store.get(allStateAtom)).toBe('playing');
  store.set(rotatorStateAtom('footer'), 'paused');
  expect(store.get(allStateAtom)).toBe('paused');
});

test('pausing all pauses every rotator, also one that comes later, and shows the first slides', () => {
  store.set(arriveAtom, 'home');
  store.set(rotatorStateAtom('home'), 'playing');
  const before = store.get(resetAtom);
  store.set(pauseAllAtom);
  expect([stateOf('home'), stateOf('footer')]).toEqual(['paused', 'paused']);
  expect(store.get(resetAtom)).toBe(before + 1);
  expect(store.get(allStateAtom)).toBe('paused');
});

test('playing all plays every rotator and leaves the slides where they are', () => {
  store.set(arriveAtom, 'home');
  store.set(pauseAllAtom);
  const before = store.get(resetAtom);
  store.set(playAllAtom);
  expect([stateOf('home'), stateOf('footer')]).toEqual(['playing', 'playing']);
  expect(store.get(resetAtom)).toBe(before);
});

test('a rotator that has left the page does not count, and is found as it was left', () => {
  store.set(arriveAtom, 'home');
  store.set(arriveAtom, 'footer');
  store.set(rotatorStateAtom('footer'), 'paused');
  store.set(leaveAtom, 'home');
  expect(store.get(allStateAtom)).toBe('paused');
  store.set(leaveAtom, 'footer');
  expect(stateOf('footer')).toBe('paused');
});

test('what is paused is still paused when the next page is a document of its own', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
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
