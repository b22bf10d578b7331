import { expect, test } from 'vitest';

import { locationLabels, locationViews, parseLocationFilter } from './location-filter.ts';

test.each([
  ['H', 'H'],
  ['home', 'H'],
  ['HOME', 'H'],
  [' a ', 'A'],
  ['Neutral', 'N'],
  ['', 'all'],
  [null, 'all'],
])('the filter %j means %s', (value, expected) => {
  expect(parseLocationFilter(value)).toBe(expected);
});

test.each(['X', 'homes', '__proto__', 'constructor'])('the filter %s means nothing', (value) => {
  expect(parseLocationFilter(value)).toBeUndefined();
});

test('the filters are called All, Home, Away and Neutral', () => {
  expect(locationLabels).toEqual({ all: 'All', H: 'Home', A: 'Away', N: 'Neutral' });
});

test('a filter without games is not offered, except All', () => {
  const games = [{ locationIndicator: 'H' }, { locationIndicator: 'H' }, { locationIndicator: 'A' }] as const;
  const views = locationViews(games, (filter) => `/schedule${filter ? `?location=${filter}` : ''}`);
  expect(views.map(({ label, href }) => [label, href])).toEqual([
    ['All 3', '/schedule'],
    ['Home 2', '/schedule?location=H'],
    ['Away 1', '/schedule?location=A'],
  ]);
});
