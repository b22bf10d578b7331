import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { toRotatorOptions } from './rotator-options.ts';
import { hasMoreThanFit, slidesPerViewAt, slidesPerViewTokens } from './slides-per-view.ts';

const options = toRotatorOptions({
  slides_per_view: 2,
  breakpoints: { '768': { slides_per_view: 4 }, '1280': { slides_per_view: 6 } },
});

test.each([
  [390, 2],
  [767, 2],
  [768, 4],
  [1279, 4],
  [1280, 6],
])('a window of %i px shows %i slides', (width, slides) => {
  expect(slidesPerViewAt(options, width)).toBe(slides);
});

test('tokens contain the breakpoints at which the number of slides changes', () => {
  expect(slidesPerViewTokens(options)).toBe('2 768:4 1280:6');
  expect(slidesPerViewTokens(toRotatorOptions({}))).toBe('1');
});

test('widths are rounded up to the next breakpoint, and slides to the nearest supported number', () => {
  const odd = toRotatorOptions({ slides_per_view: 1.4, breakpoints: { '700': { slides_per_view: 7.6 } } });
  expect(slidesPerViewTokens(odd)).toBe('1.5 768:8');
});

test('the style sheet supports every token', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'slides-per-view.css'), 'utf8');
  for (const slides of [1.5, 2, 2.5, 3, 4, 5, 6, 8]) {
    expect(css).toContain(`[data-per~="${slides}"]`);
    for (const width of [540, 640, 768, 1024, 1280, 1440]) expect(css).toContain(`[data-per~="${width}:${slides}"]`);
  }
});

test('slides that do not fit at some width need a rotator', () => {
  expect(hasMoreThanFit(options, 6)).toBe(true);
  expect(hasMoreThanFit(options, 2)).toBe(false);
});
