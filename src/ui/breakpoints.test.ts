import { expect, test } from 'vitest';

import { breakpointOf, breakpoints, deviceOf } from './breakpoints.ts';

test('breakpoints are 540, 640, 768, 1024, 1280 and 1440 px', () => {
  expect(breakpoints).toEqual({ xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440 });
});

test.each([
  [0, 'sm'],
  [539, 'sm'],
  [540, 'xs'],
  [767, 'sm'],
  [768, 'md'],
  [1279, 'lg'],
  [1280, 'xl'],
  [4000, '2xl'],
])('a viewport of %i px reaches %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint);
});

test('a desktop begins at xl', () => {
  expect([deviceOf(1279), deviceOf(1280)]).toEqual(['mobile', 'desktop']);
});
