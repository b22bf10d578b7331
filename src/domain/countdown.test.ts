import { expect, it } from 'vitest';

import { countdownTo } from './countdown.ts';

const at = Date.parse('2026-11-28T00:00:00Z');

it('the time left is split into days, hours, minutes and seconds', () => {
  expect(countdownTo(at, Date.parse('2026-11-25T22:57:56Z'))).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 4 });
});

it('a fraction of a second is dropped', () => {
  expect(countdownTo(at, at - 1999).seconds).toBe(1);
});

it('all values are zero once the time is reached', () => {
  const zero = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  expect(countdownTo(at, at)).toEqual(zero);
  expect(countdownTo(at, at + 60_000)).toEqual(zero);
});
