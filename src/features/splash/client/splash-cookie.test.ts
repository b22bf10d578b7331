import { expect, it } from 'vitest';
import { isSplashDue } from './is-splash-due.ts';
import { type SplashSkip, skipCookie } from './splash-cookie.ts';

const now = Date.parse('2026-09-05T22:00:00Z');

it.each<[SplashSkip, string]>([
  ['shown', 'Sat, 05 Sep 2026 22:05:00 GMT'],
  ['snoozed', 'Sun, 06 Sep 2026 02:00:00 GMT'],
  ['permanent', 'Sun, 01 Jan 2040 00:00:00 GMT'],
])('a splash that is %s keeps splashes away until %s', (skip, until) => {
  expect(skipCookie(skip, now)).toBe(`splash-skip=${skip}; Expires=${until}; Path=/; SameSite=Lax; Secure`);
});

const splash = { startDate: '2026-09-05T22:00:00Z', endDate: '2026-09-06T22:00:00Z' };
const endless = { ...splash, endDate: null };

it.each([
  ['before it begins', splash, -1, '', false],
  ['when it begins', splash, 0, '', true],
  ['when it ends', splash, 86_400_000, '', true],
  ['when it has ended', splash, 86_400_001, '', false],
  ['years after, without an end', endless, 2e11, '', true],
  ['once it was shown, put off or sent away', splash, 0, 'a=b; splash-skip=shown', false],
  ['with a cookie that is only named alike', splash, 0, 'my-splash-skip=shown', true],
])('a splash %s: %j + %i ms with the cookies "%s" → %s', (_, dates, later, cookies, isDue) => {
  expect(isSplashDue(dates, cookies, now + later)).toBe(isDue);
});
