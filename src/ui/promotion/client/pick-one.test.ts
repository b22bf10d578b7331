import { expect, test } from 'vitest';

import { pickId } from './pick-one.ts';

test('each campaign may be picked', () => {
  const picks = [0, 0.34, 0.99].map((chance, index) => pickId(`place ${index}`, [1, 2, 3], () => chance));
  expect(picks).toEqual([1, 2, 3]);
});

test('the pick stays from page to page', () => {
  expect(pickId('header', [1, 2, 3], () => 0.99)).toBe(3);
  expect(pickId('header', [1, 2, 3], () => 0)).toBe(3);
});

test('a campaign that has ended is picked no more', () => {
  pickId('footer', [1, 2], () => 0.99);
  expect(pickId('footer', [1], () => 0)).toBe(1);
});

test('nothing is picked where there is nothing', () => {
  expect(pickId('empty', [])).toBeUndefined();
});
