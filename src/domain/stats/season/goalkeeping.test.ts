import { expect, it } from 'vitest';

import { emptyNetFigures } from './goalkeeping.ts';
import type { StatGame, StatPlayer } from './stat-game.ts';

const keeper = (ga: number, isTeam = false): StatPlayer => ({
  person: 'a',
  started: true,
  played: !isTeam,
  isTeam,
  stats: { goalkeeping: { ga, sec: 3600 } },
});
const game = (allowed: number | null, players: StatPlayer[]) =>
  ({
    own: { score: 1, stats: {}, players },
    opponents: { score: allowed, stats: {}, players: [] },
  }) as unknown as StatGame;

it.each([
  ['a goal that no goaltender allowed', game(3, [keeper(2)]), { goalkeeping: { ga: 1 } }],
  ['no such goal', game(2, [keeper(2)]), undefined],
  ['a goal that the file gives to the team', game(3, [keeper(2), keeper(1, true)]), undefined],
  ['no lines of goaltenders', game(3, []), undefined],
  ['no score', game(null, [keeper(2)]), undefined],
])('the empty net of a game with %s', (_, played, expected) => expect(emptyNetFigures(played)).toEqual(expected));
