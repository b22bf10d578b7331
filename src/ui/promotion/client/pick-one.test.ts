import { expect, test } from 'vitest';

import { pickId } from './pick-one.ts';

test('every campaign may be picked', () => {
  const picks = [0, 0.34, 0.99].map((chance, index) => pickId(`place ${index}`, [1, 2, 3], () => chance));
  expect(picks).toEqual([1, 2, 3]);
});

test('the pick stays the same on other pages', () => {
  expect(pickId('header', [1, 2, 3], () => 0.99)).toBe(3);
  expect(pickId('header', [1, 2, 3], () => 0)).toBe(3);
});

test('a campaign that has ended is replaced', () => {
  pickId('footer', [1, 2], () => 0.99);
  expect(pickId('footer', [1], () => 0)).toBe(1);
});

test('nothing is picked from an empty list', () => {
  expect(pickId('empty', [])).toBeUndefined();
});
