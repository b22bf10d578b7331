import { describe, expect, test } from 'vitest';

import { type NamedSport, sportsAmong, sportsWithCode } from './named-sports.ts';
import { sportPageTerms } from './sport-page-terms.ts';

const sports: NamedSport[] = [
  { id: 1, words: ['football'], codes: ['fball', 'fb'] },
  { id: 2, words: ['mens', 'men', 's', 'soccer'], codes: ['msoc'] },
  { id: 3, words: ['womens', 'women', 's', 'soccer'], codes: ['wsoc'] },
];

test.each([
  ['fb', [1]],
  ['wsoc', [3]],
  ['fb wsoc', []],
  ['reed', []],
])('"%s" is the code of the sports %j', (text, ids) => {
  expect(sportsWithCode(text.split(' '), sports)).toEqual(ids);
});

describe('a person and a sport', () => {
  test.each([
    ['reed football', [[1, 'reed']]],
    ['foot ann reed', [[1, 'ann reed']]],
    ['reed msoc', [[2, 'reed']]],
    ['women s soccer reed', [[3, 'reed']]],
    [
      'reed soccer',
      [
        [2, 'reed'],
        [3, 'reed'],
      ],
    ],
    ['football', []],
    ['ann reed', []],
  ])('"%s" is %j', (text, found) => {
    expect(sportsAmong(text.split(' '), sports).map(({ id, rest }) => [id, rest.join(' ')])).toEqual(found);
  });
});

test.each([
  ['football schedule', 'football'],
  ['football schedule 2026', 'football'],
  ['2025 26 mens basketball', 'mens basketball'],
  ['football', undefined],
  ['schedule 2026', undefined],
  ['area 51', undefined],
])('without pages and seasons, "%s" is %j', (text, rest) => {
  expect(sportPageTerms(text.split(' '))?.join(' ')).toBe(rest);
});
