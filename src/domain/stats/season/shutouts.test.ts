import { expect, test } from 'vitest';

import type { Outcome } from '../../game.ts';
import type { StatGroups } from '../column.ts';
import { baseballBook } from './baseball.ts';
import { seasonLines } from './season-lines.ts';
import { soccerBook } from './soccer.ts';
import type { StatGame } from './stat-game.ts';

const gameOf = (stats: StatGroups, outcome: Outcome | undefined) =>
  ({
    outcome,
    own: { score: 1, stats, players: [{ person: 'ann', started: true, played: true, isTeam: false, stats }] },
    opponents: { score: 0, stats: {}, players: [] },
  }) as unknown as StatGame;

test.each([
  ['pitcher', baseballBook, 'pitching', { outs: 9, er: 0, appearance: 1 }],
  ['goalkeeper', soccerBook, 'goalkeeping', { sec: 1200, ga: 0, saves: 2 }],
] as const)('a %s has a shutout when the game has ended, not while it is played', (_, book, group, stats) => {
  const of = (outcome: Outcome | undefined) => {
    const { players, team } = seasonLines(book, [gameOf({ [group]: stats }, outcome)]);
    return [players.get('ann')?.[group]?.['sho'], team[group]?.['sho']];
  };
  expect(of(undefined)).toEqual([0, 0]);
  expect(of('W')).toEqual([1, 1]);
});

test('a pitcher has a complete game when it has ended', () => {
  const completeGames = (outcome: Outcome | undefined) =>
    seasonLines(baseballBook, [gameOf({ pitching: { outs: 9 } }, outcome)]).players.get('ann')?.['pitching']?.['cg'];
  expect([completeGames(undefined), completeGames('L')]).toEqual([0, 1]);
});
