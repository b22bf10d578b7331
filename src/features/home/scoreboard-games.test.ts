import { expect, it } from 'vitest';
import { gameState } from '../../domain/game-state.ts';
import { scoreboardGames } from './scoreboard-games.ts';

const game = (name: string, state: keyof typeof gameState) => ({ name, gameState: gameState[state] });
const names = (games: { name: string }[]) => games.map(({ name }) => name);

it('games under way come first, then the latest results, then the next games', () => {
  const upcoming = [game('next', 'Scheduled'), game('live', 'Live'), game('later', 'PreGame')];
  const results = [game('last', 'GameComplete'), game('before', 'FullTime')];
  expect(names(scoreboardGames(upcoming, results))).toEqual(['live', 'last', 'before', 'next', 'later']);
});

it('six results and six coming games are enough', () => {
  const many = Array.from({ length: 20 }, (_, index) => game(`g${index}`, 'Scheduled'));
  expect(scoreboardGames(many, many)).toHaveLength(12);
});
