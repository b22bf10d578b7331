import { expect, it } from 'vitest';

import { type SplashSkip, skipCookie } from './splash-skip.ts';

const now = Date.parse('2026-09-05T22:00:00Z');

it.each<[SplashSkip, string]>([
  ['shown', 'Sat, 05 Sep 2026 22:05:00 GMT'],
  ['snoozed', 'Sun, 06 Sep 2026 02:00:00 GMT'],
  ['permanent', 'Sun, 01 Jan 2040 00:00:00 GMT'],
])('a splash that is %s keeps splashes away until %s', (skip, until) => {
  expect(skipCookie(skip, now)).toBe(`splash-skip=${skip}; Expires=${until}; Path=/; SameSite=Lax; Secure`);
});
