import { expect, test } from 'vitest';

import { diff } from '../../../domain/live/patch.ts';
import { type Doc, doc } from '../../../testing/live-browser.ts';
import { createPatchedDocument } from './patched-document.ts';

const patch = (from: number, to: number) => ({ version: to, from, ops: diff(doc(from), doc(to)) });

test('patches produce the next version', () => {
  const patched = createPatchedDocument<Doc>(doc(1));
  expect(patched.patch(patch(1, 2))).toBe(true);
  expect(patched.patch(patch(2, 5))).toBe(true);
  expect(patched.get()).toEqual(doc(5));
});

test('a patch for an older version changes nothing', () => {
  const patched = createPatchedDocument<Doc>(doc(5));
  expect(patched.patch(patch(3, 4))).toBe(true);
  expect(patched.patch(patch(4, 5))).toBe(true);
  expect(patched.get()).toEqual(doc(5));
});

test('a patch after a gap waits for the missing one', () => {
  const patched = createPatchedDocument<Doc>(doc(1));
  expect(patched.patch(patch(2, 3))).toBe(false);
  expect(patched.get()).toEqual(doc(1));
  expect(patched.patch(patch(1, 2))).toBe(true);
  expect(patched.get()).toEqual(doc(3));
});

test('patches that arrived during a gap apply to the whole document', () => {
  const patched = createPatchedDocument<Doc>(doc(1));
  patched.patch(patch(4, 5));
  expect(patched.replace(doc(3))).toBe(false);
  expect(patched.replace(doc(4))).toBe(true);
  expect(patched.get()).toEqual(doc(5));
});

test('an older document is ignored', () => {
  const patched = createPatchedDocument<Doc>(doc(7));
  patched.replace(doc(6));
  expect(patched.get()).toEqual(doc(7));
});

test('a patch that does not apply requires the whole document', () => {
  const patched = createPatchedDocument<Doc>(doc(1));
  expect(patched.patch({ version: 2, from: 1, ops: [['>', 'teams', []]] })).toBe(false);
  expect(patched.get()).toEqual(doc(1));
});

test('there is no document before the first whole one', () => {
  const patched = createPatchedDocument<Doc>(undefined);
  expect(patched.patch(patch(1, 2))).toBe(false);
  expect(patched.get()).toBeUndefined();
  expect(patched.replace(doc(1))).toBe(true);
  expect(patched.get()).toEqual(doc(2));
});
