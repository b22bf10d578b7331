import { expect, it } from 'vitest';

import { isSplashDue } from './is-splash-due.ts';
import { splashTestTime as now, splashCases } from './splash-cases.ts';
import { type SplashSkip, skipCookie } from './splash-cookie.ts';

it.each<[SplashSkip, string]>([
  ['shown', 'Sat, 05 Sep 2026 22:05:00 GMT'],
  ['snoozed', 'Sun, 06 Sep 2026 02:00:00 GMT'],
  ['permanent', 'Sun, 01 Jan 2040 00:00:00 GMT'],
])('a splash that is %s keeps splashes away until %s', (skip, until) => {
  expect(skipCookie(skip, now)).toBe(`splash-skip=${skip}; Expires=${until}; Path=/; SameSite=Lax; Secure`);
});

it.each(splashCases)('a splash %s: %j + %i ms with the cookies "%s" → %s', (_, dates, later, cookies, isDue) => {
  expect(isSplashDue(dates, cookies, now + later)).toBe(isDue);
});
