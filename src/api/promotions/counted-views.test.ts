import { expect, it } from 'vitest';

import { createCountedViews } from './counted-views.ts';

it('a report counts once per campaign of a college, whole or in parts', () => {
  const views = createCountedViews();
  expect(views.take(1, [1, 2], 'message-1')).toEqual([1, 2]);
  expect(views.take(1, [2, 3], 'message-1')).toEqual([3]);
  expect(views.take(1, [1], 'message-2')).toEqual([1]);
  expect(views.take(2, [1], 'message-1')).toEqual([1]);
});

it('a released message can be counted again', () => {
  const views = createCountedViews();
  views.release(1, views.take(1, [1], 'message-1'), 'message-1');
  expect(views.take(1, [1], 'message-1')).toEqual([1]);
});

it('only the latest views are remembered, up to the limit', () => {
  const views = createCountedViews(2);
  for (const batch of ['first', 'second', 'third']) views.take(1, [1], batch);
  expect(['third', 'second', 'first'].map((batch) => views.take(1, [1], batch))).toEqual([[], [], [1]]);
});
