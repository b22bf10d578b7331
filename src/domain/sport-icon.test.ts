import { expect, it } from 'vitest';
import { sportIconName } from './sport-icon.ts';

it.each([
  ['football', 'football'],
  ['mens-basketball', 'basketball'],
  ['wbball', 'basketball'],
  ["Women's Soccer", 'soccer'],
  ['mens-ice-hockey', 'hockey'],
  ['fhockey', 'field-hockey'],
  ["Men's Swimming & Diving", 'swim'],
  ['icehockey', 'hockey'],
  ['MWP', 'water-polo'],
  ['wpolo', 'water-polo'],
  ['womens-water-polo', 'water-polo'],
  ['wrestling', 'wrestling'],
  ['mxc', 'cross-country'],
  ['underwater basket weaving', 'all-sports'],
  ['', 'all-sports'],
])('%s shows the %s icon', (sport, icon) => {
  expect(sportIconName(sport)).toBe(icon);
});
