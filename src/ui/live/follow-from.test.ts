import { expect, test } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import { followFrom, isOfToday } from './follow-from.ts';

const now = Date.parse('2026-11-21T20:00:00Z');
const game = { gameState: gameState.Scheduled, dateUtc: '2026-11-21T23:00:00Z', tbd: false, allDay: false };
const over = { ...game, gameState: gameState.GameComplete, dateUtc: '2026-11-21T17:00:00Z' };

test('a page follows its first game from 15 minutes before it', () => {
  const later = { ...game, dateUtc: '2026-11-28T23:00:00Z' };
  expect(followFrom([over, later, game], now)).toBe(Date.parse('2026-11-21T22:45:00Z'));
});

test('a live or late game is followed at once', () => {
  expect(followFrom([{ ...game, gameState: gameState.Live, dateUtc: null }], now)).toBe(now);
  expect(followFrom([{ ...game, dateUtc: '2026-11-21T19:00:00Z' }], now)).toBe(now);
  expect(followFrom([{ ...game, gameState: gameState.PreGame }], now)).toBe(now);
  expect(followFrom([{ ...game, gameState: gameState.Delayed, dateUtc: '2026-11-21T18:00:00Z' }], now)).toBe(now);
});

test('finished and postponed games, and games without a time, are not followed', () => {
  const games = [
    over,
    { ...game, gameState: gameState.Postponed },
    { ...game, gameState: gameState.Canceled },
    { ...game, tbd: true },
    { ...game, allDay: true },
    { ...game, dateUtc: null },
    { ...game, dateUtc: '2026-11-20T20:00:00Z' },
  ];
  expect(followFrom(games, now)).toBeUndefined();
});

test('games within the next 24 hours get live slots, later ones and final ones do not', () => {
  expect(isOfToday(game, now)).toBe(true);
  expect(isOfToday({ ...game, gameState: gameState.Live, dateUtc: null }, now)).toBe(true);
  expect(isOfToday({ ...game, dateUtc: '2026-11-23T20:00:00Z' }, now)).toBe(false);
  expect(isOfToday(over, now)).toBe(false);
});
