import { expect, test } from 'vitest';

import { promotionKey } from './promotion.ts';
import { selectCampaigns } from './select-campaigns.ts';
import { campaign, promotion } from './testing.ts';

const [one, two, three] = [campaign(1), campaign(2), campaign(3)];
const all = [one, two, three];

test.each([
  ['single', 'none', 'static', [two]],
  ['single', 'random', 'pick', all],
  ['single', 'slide', 'slide', all],
  ['multi', 'none', 'static', all],
  ['multi', 'random', 'pick', all],
  ['multi', 'slide', 'slide', all],
  ['icons', 'none', 'static', all],
  ['icons', 'slide', 'slide', all],
  ['html', 'none', 'static', all],
  ['html', 'random', 'pick', all],
  ['html', 'slide', 'slide', all],
] as const)('%s campaigns with the effect %s are in mode %s', (type, effect, mode, campaigns) => {
  const single = type === 'single' ? two : null;
  expect(selectCampaigns(promotion({ type, effect, campaigns: all, single }))).toEqual({ mode, campaigns });
});

test.each(['random', 'slide'] as const)('a single campaign is static with the effect %s', (effect) => {
  expect(selectCampaigns(promotion({ type: 'multi', effect, campaigns: [one] }))).toEqual({
    mode: 'static',
    campaigns: [one],
  });
});

test('the first campaign is shown if the API names no single one', () => {
  expect(selectCampaigns(promotion({ type: 'single', effect: 'none', campaigns: all })).campaigns).toEqual([one]);
});

test('promotionKey depends on name, sport and extra', () => {
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
