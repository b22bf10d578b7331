import { expect, it } from 'vitest';

import { type SplashSkip, skipCookie } from './splash-skip.ts';

const now = Date.parse('2026-09-05T22:00:00Z');
const minute = 60;

it.each<[SplashSkip, number]>([
  ['shown', 5 * minute],
  ['snoozed', 4 * 60 * minute],
  ['permanent', (Date.UTC(2040, 0, 1) - now) / 1000],
])('a splash that is %s keeps splashes away for %d s', (skip, seconds) => {
  expect(skipCookie(skip, now)).toBe(`splash-skip=${skip}; Max-Age=${seconds}; Path=/; SameSite=Lax; Secure`);
});
