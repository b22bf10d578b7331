import { expect, test } from 'vitest';

import { basketball } from '../../domain/stats/basketball.ts';
import { football } from '../../domain/stats/football.ts';
import { leaderLines } from './leaders.ts';
import type { GameSides } from './sides.ts';

const player = (lastName: string, pts: number, isTeam = false) => ({
  firstName: 'Jo',
  lastName,
  checkName: '',
  isTeam,
  url: null,
  stats: { box: { pts } },
});

const side = (name: string, team: string, points: number[]) => ({
  name,
  team: { players: points.map((pts, index) => player(`${team}${index}`, pts)) },
});

const game = (away: number[], home: number[]) =>
  [side('Away', 'A', away), side('Home', 'H', home)] as unknown as GameSides;

test('the best player of each team leads, visitors first', () => {
  expect(leaderLines(basketball.leaders, game([4, 22], [18, 7]))).toMatchObject([
    {
      title: 'Points',
      leaders: [
        { name: 'Jo A1', url: null, team: 'Away', text: '22 points' },
        { name: 'Jo H0', url: null, team: 'Home', text: '18 points' },
      ],
    },
  ]);
});

test('a football leader without a touchdown has none in the line', () => {
  const line = { comp: 20, att: 37, yds: 229 };
  const [passing] = football.leaders;
  expect([0, 4].map((td) => passing?.text({ ...line, td }))).toEqual(['20-37, 229 yards', '20-37, 229 yards, 4 TD']);
});

test('zero does not lead', () => {
  expect(leaderLines(basketball.leaders, game([0], [0]))).toEqual([]);
});
