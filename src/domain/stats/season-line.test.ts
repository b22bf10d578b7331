import { expect, it } from 'vitest';

import { sumGames } from './season-line.ts';

it('counts are added up, and bests are the largest of all games', () => {
  const games = [
    { rushing: { att: 10, yds: 55, long: 12 } },
    { rushing: { att: 5, yds: -3, long: 4 }, passing: { att: 1 } },
  ];
  expect(sumGames(games)).toEqual({ rushing: { att: 15, yds: 52, long: 12 }, passing: { att: 1 } });
});

it('a long loss stays a loss', () =>
  expect(sumGames([{ rushing: { long: -4 } }, { rushing: { long: -2 } }])).toEqual({ rushing: { long: -2 } }));

it('a figure that no game recorded stays absent, and a recorded zero is zero', () => {
  expect(sumGames([{ shots: { g: 0 } }, { shots: {} }])).toEqual({ shots: { g: 0 } });
  expect(sumGames([])).toEqual({});
});

it('decisions are counted, regardless of the order of appearance', () => {
  const games = [
    { pitching: { decision: 'W (3-1)', outs: 20, appearance: 1 } },
    { pitching: { decision: 'L (3-2)', outs: 4, appearance: 2 } },
    { pitching: { decision: 'S, 4', outs: 3 } },
    { pitching: { decision: '', outs: 0 } },
  ];
  expect(sumGames(games)).toEqual({ pitching: { wins: 1, losses: 1, savesEarned: 1, outs: 27 } });
});
