import { expect, it } from 'vitest';

import { globalSports } from './global-sports.ts';
import { sportIconCodes, sportIconName } from './sport-icon.ts';

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

// the sports that the specification names
it.each(
  `alpine, badminton, baseball, basketball, bowling, cheer, crew, cricket, cross country, curling, cycling, dance, esports,
  equestrian, fencing, field hockey, figure skating, football, golf, gymnastics, hockey, lacrosse, nordic, polo, rifle, rodeo,
  rowing, rugby, sailing, soccer, softball, squash, swim, tennis, track, triathlon, volleyball, water polo, wrestling`
    .split(',')
    .map((sport) => sport.trim()),
)('%s has an icon of its own', (sport) => {
  expect(sportIconName(sport)).not.toBe('all-sports');
});

it('is known for every sport that colleges sponsor, by slug, short name and title', () => {
  const words = globalSports.flatMap(({ slug, shortName, title }) => [slug, shortName, title]);
  expect(words.filter((word) => sportIconName(word) === 'all-sports')).toEqual([]);
});

it('is listed under each code once', () => {
  const codes = sportIconCodes.flatMap((each) => each.codes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(sportIconCodes.at(-1)).toEqual({ icon: 'all-sports', codes: [] });
  for (const { icon, codes } of sportIconCodes) for (const code of codes) expect(sportIconName(code)).toBe(icon);
});
