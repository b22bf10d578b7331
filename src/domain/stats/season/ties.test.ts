import { expect, test } from 'vitest';

import { highSheets } from './game-highs.ts';
import { leaderSheets } from './leaders.ts';
import { getSeasonBook } from './season-books.ts';
import { seasonLines } from './season-lines.ts';
import type { StatGame } from './stat-game.ts';

const book = getSeasonBook('soccer');
if (!book) throw new Error('Soccer has no statistics');

const scorer = (person: string, g: number) => ({
  person,
  started: true,
  played: true,
  isTeam: false,
  stats: { shots: { g, sh: g } },
});
const gameWith = (opponent: string, goals: Record<string, number>) =>
  ({
    opponent,
    own: { score: 0, stats: {}, players: Object.entries(goals).map(([person, g]) => scorer(person, g)) },
    opponents: { score: 0, stats: {}, players: [] },
  }) as unknown as StatGame;

test('leaders tied with the tenth are listed, with equal ranks', () => {
  const goals = Object.fromEntries([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 3, 2].map((g, index) => [`p${index}`, g]));
  const sheets = leaderSheets(book, seasonLines(book, [gameWith('Inland', goals)]), { nameOf: (person) => person });
  const rows = sheets.find(({ caption }) => caption === 'Category Leaders - Goals')?.rows ?? [];
  expect(rows).toHaveLength(11);
  expect(rows.slice(-2).map(({ person, rank }) => [person, rank])).toEqual([
    ['p10', 10],
    ['p9', 10],
  ]);
});

test('all who share a game high are listed with their games', () => {
  const games = [gameWith('Inland', { Ann: 3, Jo: 1 }), gameWith('Windom', { Jo: 3 })];
  const sheets = highSheets(book, games, { gameText: ({ opponent }) => opponent, nameOf: (person) => person });
  const individual = sheets.find(({ section }) => section === 'game-highs-individual');
  expect(individual?.rows.find(({ name }) => name === 'Goals')?.cells).toEqual(['3', 'Ann; Jo', 'Inland; Windom']);
});
