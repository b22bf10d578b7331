import { expect, test } from 'vitest';

import { promotionKey } from './promotion.ts';
import { shownCampaigns } from './shown-campaigns.ts';
import { campaign, promotion } from './testing.ts';

const [one, two, three] = [campaign(1), campaign(2), campaign(3)];
const all = [one, two, three];

test.each([
  ['single', 'none', 'still', [two]],
  ['single', 'random', 'pick', all],
  ['single', 'slide', 'slide', all],
  ['multi', 'none', 'still', all],
  ['multi', 'random', 'pick', all],
  ['multi', 'slide', 'slide', all],
  ['icons', 'none', 'still', all],
  ['icons', 'slide', 'slide', all],
  ['html', 'none', 'still', all],
  ['html', 'random', 'pick', all],
  ['html', 'slide', 'slide', all],
] as const)('%s campaigns with the effect %s: %s', (type, effect, manner, campaigns) => {
  const single = type === 'single' ? two : null;
  expect(shownCampaigns(promotion({ type, effect, campaigns: all, single }))).toEqual({ manner, campaigns });
});

test.each(['random', 'slide'] as const)('one campaign alone is simply shown, whatever the effect: %s', (effect) => {
  expect(shownCampaigns(promotion({ type: 'multi', effect, campaigns: [one] }))).toEqual({
    manner: 'still',
    campaigns: [one],
  });
});

test('the first campaign stands in where the API names no single one', () => {
  expect(shownCampaigns(promotion({ type: 'single', effect: 'none', campaigns: all })).campaigns).toEqual([one]);
});

test('a showing is remembered by name, sport and extra', () => {
  const keys = [
    promotionKey({ name: 'sponsor' }),
    promotionKey({ name: 'sponsor', sportId: 3 }),
    promotionKey({ name: 'sponsor', extra: '3' }),
    promotionKey({ name: 'sponsor', sportId: 3, extra: 'wide' }),
    promotionKey({ name: 'sponsor/3' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(promotionKey({ name: 'sponsor', sportId: 3 })).toBe(keys[1]);
});
