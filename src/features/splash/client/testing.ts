/** Start of the test splash. */
export const splashTestTime = Date.parse('2026-09-05T22:00:00Z');

const splash = { startDate: '2026-09-05T22:00:00Z', endDate: '2026-09-06T22:00:00Z' };
const endless = { ...splash, endDate: null };

type Case = [
  what: string,
  dates: { startDate: string; endDate: string | null },
  later: number,
  cookies: string,
  isDue: boolean,
];

/** Cases for the tests of `isSplashDue` and of its inline version. */
export const splashCases: Case[] = [
  ['before it begins', splash, -1, '', false],
  ['when it begins', splash, 0, '', true],
  ['when it ends', splash, 86_400_000, '', true],
  ['when it has ended', splash, 86_400_001, '', false],
  ['years after, without an end', endless, 2e11, '', true],
  ['once it was shown, put off or sent away', splash, 0, 'a=b; splash-skip=shown', false],
  ['with a cookie that is only named alike', splash, 0, 'my-splash-skip=shown', true],
];
