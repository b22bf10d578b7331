import { expect, test } from 'vitest';

import { clipAdsOf } from './clip-ads.ts';

const tagUrl = 'https://ads.example.com/vast';
const ads = { tagUrl, position: 'before', frequency: 1 };

test.each([
  ['without ads', {}, undefined],
  ['with ads', { clipAds: { tagUrl } }, ads],
  [
    'with ads after every third clip',
    { clipAds: { tagUrl, position: 'after' as const, frequency: 3 } },
    { tagUrl, position: 'after', frequency: 3 },
  ],
  ['with ads since its day', { clipAds: { tagUrl, since: '2026-09-05' } }, ads],
  ['with ads since a later day', { clipAds: { tagUrl, since: '2026-09-06' } }, undefined],
  [
    'with ads on previous videos as well',
    { clipAds: { tagUrl, since: '2026-09-06', showOnPreviousVideos: true } },
    ads,
  ],
])('a clip of a college %s', (_, config, expected) => {
  expect(clipAdsOf(config, '2026-09-05T19:00:00')).toEqual(expected);
});
