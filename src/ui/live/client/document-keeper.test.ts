import { expect, test } from 'vitest';

import { diff } from '../../../domain/live/patch.ts';
import { type Doc, doc } from '../../../testing/live-browser.ts';
import { createKeeper } from './document-keeper.ts';

const patch = (from: number, to: number) => ({ version: to, from, ops: diff(doc(from), doc(to)) });

test('patches make the next document of the one before', () => {
  const keeper = createKeeper<Doc>(doc(1));
  expect(keeper.patch(patch(1, 2))).toBe(true);
  expect(keeper.patch(patch(2, 5))).toBe(true);
  expect(keeper.get()).toEqual(doc(5));
});

test('a patch that came before changes nothing', () => {
  const keeper = createKeeper<Doc>(doc(5));
  expect(keeper.patch(patch(3, 4))).toBe(true);
  expect(keeper.patch(patch(4, 5))).toBe(true);
  expect(keeper.get()).toEqual(doc(5));
});

test('a patch after a gap waits for the one before it', () => {
  const keeper = createKeeper<Doc>(doc(1));
  expect(keeper.patch(patch(2, 3))).toBe(false);
  expect(keeper.get()).toEqual(doc(1));
  expect(keeper.patch(patch(1, 2))).toBe(true);
  expect(keeper.get()).toEqual(doc(3));
});

test('what came during a gap is put on the whole document', () => {
  const keeper = createKeeper<Doc>(doc(1));
  keeper.patch(patch(4, 5));
  expect(keeper.replace(doc(3))).toBe(false);
  expect(keeper.replace(doc(4))).toBe(true);
  expect(keeper.get()).toEqual(doc(5));
});

test('the version never falls, whatever whole document comes', () => {
  const keeper = createKeeper<Doc>(doc(7));
  keeper.replace(doc(6));
  expect(keeper.get()).toEqual(doc(7));
});

test('a patch that does not fit asks for the whole document', () => {
  const keeper = createKeeper<Doc>(doc(1));
  expect(keeper.patch({ version: 2, from: 1, ops: [['>', 'teams', []]] })).toBe(false);
  expect(keeper.get()).toEqual(doc(1));
});

test('nothing is there until a whole document is', () => {
  const keeper = createKeeper<Doc>(undefined);
  expect(keeper.patch(patch(1, 2))).toBe(false);
  expect(keeper.get()).toBeUndefined();
  expect(keeper.replace(doc(1))).toBe(true);
  expect(keeper.get()).toEqual(doc(2));
});
