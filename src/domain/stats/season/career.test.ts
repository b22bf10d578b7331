import { expect, test } from 'vitest';

import { careerSheets } from './career.ts';
import { getSeasonBook } from './season-books.ts';
import type { StatGame } from './stat-game.ts';

const book = getSeasonBook('soccer');
if (!book) throw new Error('Soccer has no statistics');

const gameWith = (goals: number) =>
  ({
    own: {
      score: goals,
      stats: {},
      players: [
        { person: 'ann', started: true, played: true, isTeam: false, stats: { shots: { g: goals, a: 1, sh: 4 } } },
      ],
    },
    opponents: { score: 0, stats: {}, players: [] },
  }) as unknown as StatGame;

test('a career adds published seasons to those derived from games', () => {
  const [sheet] = careerSheets(
    book,
    [
      { title: '2024', games: [], imported: { games: { gp: 18, gs: 10 }, shots: { g: 5, a: 2, sh: 30 } } },
      { title: '2025', games: [gameWith(1), gameWith(2)] },
    ],
    'ann',
  );
  const goals = sheet?.columns.findIndex(({ label }) => label === 'G') ?? -1;
  expect(
    [...(sheet?.rows ?? []), ...(sheet?.foot ?? [])].map(({ name, cells }) => [name, cells[0], cells[goals]]),
  ).toEqual([
    ['2024', '18', '5'],
    ['2025', '2', '3'],
    ['Career', '20', '8'],
  ]);
});
