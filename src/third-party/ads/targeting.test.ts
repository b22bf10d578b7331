import { expect, test } from 'vitest';

import { targetingWords } from './targeting.ts';

const page = { section: 'mfootbl', sport: 'Football', page: 'schedule' } as const;

test('ads are placed by section, sport and page', () => {
  expect(targetingWords(page, { adtest: null, isTesting: false })).toEqual({
    section: 'mfootbl',
    sport: 'Football',
    page: 'schedule',
    is_testing: 'no',
  });
});

test('the query adtest is passed on, and that the site is testing', () => {
  expect(targetingWords({ section: 'ot', page: 'story' }, { adtest: 'on', isTesting: true })).toEqual({
    section: 'ot',
    page: 'story',
    is_testing: 'yes',
    adtest: 'on',
  });
});
