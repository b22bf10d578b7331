import { expect, test } from 'vitest';

import { clockText } from '../clock-text.ts';
import { clockDirection, parseClock, shownSeconds } from './clock.ts';

const at = '2026-11-21T20:00:00Z';
const after = (seconds: number) => Date.parse(at) + seconds * 1000;

test('a clock that counts down loses elapsed seconds and stops at zero', () => {
  const clock = { seconds: 65, running: true, direction: 'down', at } as const;
  expect(shownSeconds(clock, after(0))).toBe(65);
  expect(shownSeconds(clock, after(5.9))).toBe(60);
  expect(shownSeconds(clock, after(90))).toBe(0);
});

test('a clock that counts up gains elapsed seconds', () => {
  expect(shownSeconds({ seconds: 2700, running: true, direction: 'up', at }, after(61))).toBe(2761);
});

test('a stopped clock shows its last reading', () => {
  expect(shownSeconds({ seconds: 65, running: false, direction: 'down', at }, after(3600))).toBe(65);
});

test('for a reader whose clock is behind the server, time does not run backward', () => {
  expect(shownSeconds({ seconds: 65, running: true, direction: 'down', at }, after(-30))).toBe(65);
});

test('seconds are shown as minutes and seconds', () => {
  expect([0, 9, 65, 245, 5400].map(clockText)).toEqual(['0:00', '0:09', '1:05', '4:05', '90:00']);
});

test('a valid clock is parsed, an invalid one is undefined', () => {
  expect(['04:05', ':07', '90:00', '00:31.4'].map(parseClock)).toEqual([245, 7, 5400, 31]);
  expect(['', 'Top', '4:75', '-1:00'].map(parseClock)).toEqual([undefined, undefined, undefined, undefined]);
});

test('the clock counts up in soccer and down elsewhere, unless the feed specifies it', () => {
  expect(clockDirection('soccer', undefined)).toBe('up');
  expect(clockDirection('basketball', {})).toBe('down');
  expect(clockDirection('icehockey', { clockDirection: 'up' })).toBe('up');
  expect(clockDirection('volleyball', { clockDirection: 'up' })).toBeUndefined();
});
