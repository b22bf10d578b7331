import { expect, test } from 'vitest';

import { gameState, type GameState } from '../../domain/game-state.ts';
import { nextGame } from './next-game.ts';

const game = (date: string, state: GameState = gameState.Scheduled, rest = {}) => ({
  date: `${date}T18:00:00`,
  enddate: null,
  gameState: state,
  noContest: false,
  hostedNotOurs: false,
  ...rest,
});

const dateOfNext = (games: ReturnType<typeof game>[]) => nextGame(games, '2026-09-10')?.date.slice(0, 10);

test('the next game is the first from today on', () => {
  expect(dateOfNext([game('2026-09-05'), game('2026-09-10'), game('2026-09-12')])).toBe('2026-09-10');
});

test('a live game comes before all others', () => {
  expect(dateOfNext([game('2026-09-10'), game('2026-09-09', gameState.Live)])).toBe('2026-09-09');
});

test('canceled, postponed and finished games are never next', () => {
  const over = [gameState.Canceled, gameState.Postponed, gameState.GameComplete];
  expect(dateOfNext([...over.map((state) => game('2026-09-11', state)), game('2026-09-12')])).toBe('2026-09-12');
});

test('a game of two other schools is never next', () => {
  expect(dateOfNext([game('2026-09-11', gameState.Scheduled, { hostedNotOurs: true })])).toBeUndefined();
});

test('a meet is next until its last day', () => {
  expect(dateOfNext([game('2026-09-08', gameState.Scheduled, { enddate: '2026-09-10T00:00:00' })])).toBe('2026-09-08');
});

test('a season that is over has no next game', () => {
  expect(dateOfNext([game('2026-09-01', gameState.GameComplete), game('2026-09-02')])).toBeUndefined();
});
