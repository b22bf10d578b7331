import { expect, it } from 'vitest';

import { isSplashDue } from './is-splash-due.ts';
import { splashTestTime as now, splashCases } from './testing.ts';

it.each(splashCases)('a splash %s: %j + %i ms with the cookies "%s" → %s', (_, dates, later, cookies, isDue) => {
  expect(isSplashDue(dates, cookies, now + later)).toBe(isDue);
});
