import { expect, test } from 'vitest';

import { chooseSplash } from './splash.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const splash = (id: number, startDay: number, endDay: number | null = null) => ({
  id,
  startDate: `2026-11-${startDay}T00:00:00Z`,
  endDate: endDay === null ? null : `2026-11-${endDay}T00:00:00Z`,
});
const chosen = (...splashes: ReturnType<typeof splash>[]) => chooseSplash(splashes, now)?.id;

test('the splash that started last is shown', () => {
  expect(chosen(splash(1, 19), splash(2, 20), splash(3, 18))).toBe(2);
});

test('of two that started at the same time, the newer one is shown', () => {
  expect(chosen(splash(2, 20), splash(1, 20))).toBe(2);
});

test('one that has ended is not shown', () => {
  expect(chosen(splash(1, 18), splash(2, 20, 21))).toBe(1);
  expect(chosen(splash(2, 20, 21))).toBeUndefined();
});

test('one that has not started does not hide the current one', () => {
  expect(chosen(splash(1, 20), splash(2, 23))).toBe(1);
});

test('if none has started, the next one is chosen', () => {
  expect(chosen(splash(1, 25), splash(2, 23), splash(3, 24))).toBe(2);
});
