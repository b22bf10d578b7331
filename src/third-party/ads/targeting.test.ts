import { expect, test } from 'vitest';

import { targetingParameters } from './targeting.ts';

const page = { section: 'mfootbl', sport: 'Football', page: 'schedule' } as const;

test('ads are targeted by section, sport and page', () => {
  expect(targetingParameters(page, { adtest: null, isTesting: false })).toEqual({
    section: 'mfootbl',
    sport: 'Football',
    page: 'schedule',
    is_testing: 'no',
  });
});

test('the query parameter adtest and the testing flag are passed on', () => {
  expect(targetingParameters({ section: 'ot', page: 'story' }, { adtest: 'on', isTesting: true })).toEqual({
    section: 'ot',
    page: 'story',
    is_testing: 'yes',
    adtest: 'on',
  });
});
