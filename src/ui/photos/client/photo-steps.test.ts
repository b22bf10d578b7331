import { expect, test } from 'vitest';

import { photoAfterKey, photoAfterSwipe } from './photo-steps.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowRight', 2, undefined],
  ['Enter', 1, undefined],
])('%s at photo %s of 3 leads to %s', (key, index, expected) => {
  expect(photoAfterKey(key, index, 3)).toBe(expected);
});

test.each([
  ['to the left', -80, 1],
  ['to the right at the first photo', 80, undefined],
  ['of a few pixels', -20, undefined],
])('a swipe %s by %s px leads to photo %s', (_, distance, expected) => {
  expect(photoAfterSwipe(distance, 0, 3)).toBe(expected);
});
