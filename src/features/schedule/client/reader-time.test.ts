import { Temporal as polyfill } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { readerTime } from './reader-time.ts';

test.each([
  ['2026-11-28T18:00-06:00', 'Europe/Berlin', 'Sun, Nov 29', '1 a.m.'],
  ['2026-11-28T18:00-06:00', 'America/Chicago', 'Sat, Nov 28', '6 p.m.'],
  ['2026-11-28T18:00-06:00', 'Asia/Kolkata', 'Sun, Nov 29', '5:30 a.m.'],
  // the clocks of Los Angeles change on this day
  ['2026-11-01T04:00-05:00', 'America/Los_Angeles', 'Sun, Nov 1', '1 a.m.'],
  ['2026-11-01T05:00-05:00', 'America/Los_Angeles', 'Sun, Nov 1', '2 a.m.'],
])('%s is in %s %s, %s, with and without a polyfill', (datetime, zone, day, time) => {
  expect(readerTime(datetime, zone, Temporal)).toEqual({ day, time });
  expect(readerTime(datetime, zone, polyfill as unknown as typeof Temporal)).toEqual({ day, time });
});
