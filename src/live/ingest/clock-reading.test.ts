import { expect, test } from 'vitest';

import type { BoxScore } from '../../domain/box-score.ts';
import { runningBox } from '../../testing/live-factories.ts';
import { readClock } from './clock-reading.ts';
import { feedFacts } from './feed-facts.ts';

const now = Temporal.Instant.from('2026-09-10T23:00:00Z');
const read = (box: BoxScore, before?: BoxScore) =>
  readClock(box, now, before && { box: before, clockRunning: false, clockAt: '2026-09-10T22:59:30Z' }).clockRunning;

const { periodMinutes: _, ...withoutLengths } = runningBox();
const board = (values: Partial<BoxScore>): BoxScore => ({ ...withoutLengths, ...values });
const hockey = (period: number, clock: string) =>
  board({ family: 'icehockey', regulationPeriods: 3, period, clock, situation: { clockDirection: 'up' } });
const soccer = (period: number, clock: string) =>
  board({ family: 'soccer', regulationPeriods: 2, period, clock, situation: { clockDirection: 'up' } });

test('a clock is running if it moved since the previous snapshot', () => {
  expect(read(board({ clock: '4:05' }), board({ clock: '4:20' }))).toBe(true);
  expect(read(board({ clock: '4:05' }), board({ clock: '4:05' }))).toBe(false);
  expect(read(board({ clock: '4:05' }))).toBe(false);
});

test('a clock is stopped at the end of each period: hockey resets, soccer counts through the game', () => {
  expect(read(hockey(2, '19:58'), hockey(2, '19:40'))).toBe(true);
  expect(read(hockey(2, '20:00'), hockey(2, '19:40'))).toBe(false);
  expect(read(soccer(2, '45:30'), soccer(2, '45:10'))).toBe(true);
  expect(read(soccer(2, '90:00'), soccer(2, '89:50'))).toBe(false);
});

test("a file's own clock flag decides except at the end of a period", () => {
  const says = (running: boolean, clock: string) => board({ clock, situation: { running } });
  expect(read(says(true, '4:05'))).toBe(true);
  expect(read(says(false, '4:05'), board({ clock: '4:20' }))).toBe(false);
  expect(read(says(true, '0:00'))).toBe(false);
});

test('the time left is derived from clocks that count up or down', () => {
  expect(feedFacts(soccer(2, '90:00'), undefined)).toMatchObject({ secondsLeft: 0, level: false });
  expect(feedFacts(soccer(2, '89:00'), undefined)).toMatchObject({ secondsLeft: 60 });
  expect(feedFacts(hockey(1, '05:00'), undefined)).toMatchObject({ secondsLeft: 900 });
});

test('football overtime has no clock that could expire', () => {
  expect(feedFacts(board({ period: 5, clock: '0:00' }), undefined).secondsLeft).toBeUndefined();
  expect(feedFacts(board({ period: 4, clock: '0:00' }), undefined).secondsLeft).toBe(0);
});
