import { expect, it } from 'vitest';

import type { NamedSheet } from '../../api/season-stats/schema.ts';
import type { GameFigure } from '../../domain/stats/season/game-chart.ts';
import { headlineFigures } from './headline-figures.ts';

const own = 7;
const column = (key: string, title: string) => ({ key, heading: key, label: key, title });
type Row = [rosterPlayerId: number, rank: number, ...cells: string[]];

const list = (title: string, columns: NamedSheet['columns'], ...rows: Row[]): NamedSheet => ({
  section: title,
  caption: `Category Leaders - ${title}`,
  rowLabel: 'Player',
  columns,
  rows: rows.map(([rosterPlayerId, rank, ...cells]) => ({ kind: 'player', name: '', rosterPlayerId, rank, cells })),
  foot: [],
});

const byGame = (name: string, ...values: number[]): GameFigure => ({
  name,
  title: name,
  isRate: false,
  games: values.map((value) => ({ label: 'vs Elm', date: '11/3', value, text: String(value) })),
});

const season = (rosterPlayerId: number, gamesPlayed: number) =>
  ({ rosterPlayerId, seasonTitle: '2026', sportSlug: 'football', gamesPlayed, gamesStarted: 3 }) as never;
const player = { rosterPlayerId: own, season: { id: 1, title: '2026', isCurrent: true }, seasons: [season(own, 4)] };

const leaders = [
  list(
    'Rushing',
    [column('yds', 'Net yards'), column('perGame', 'Yards a game')],
    [own, 1, '1024', '256.0'],
    [8, 2, '90', '30.0'],
  ),
  list('Stolen Bases', [column('sb', 'Stolen bases and attempts')], [own, 2, '6-9'], [8, 2, '6-7'], [9, 1, '8-8']),
  list('Fouls', [column('pf', 'Fouls')], [own, 1, '12']),
];
const career = [
  {
    ...list('Rushing', [column('yds', 'Yards')]),
    rows: [
      { kind: 'figure' as const, name: '2026', cells: ['1024'] },
      { kind: 'figure' as const, name: '2025', cells: ['300'] },
    ],
    foot: [{ kind: 'total' as const, name: 'Career', cells: ['1324'] }],
  },
];

it('headline figures have the rank, the average, the career total and the games that add up to them', () => {
  const games = [byGame('receiving-yds', 10, 20, 30), byGame('rushing-yds', 500, 500, 24)];
  expect(headlineFigures({ player, leaders, career, games })).toEqual([
    {
      label: 'Rushing yards',
      value: '1,024',
      notes: ['1st on the team', '256.0 a game', 'Career 1,324'],
      byGame: games[1],
    },
    { label: 'Stolen bases', value: '6', notes: ['Tied for 2nd on the team'] },
    { label: 'Games', value: '4', notes: [] },
  ]);
});

it('a player without a rank has games, starts and seasons, and one who has not played has no figures', () => {
  const shown = (seasons: never[]) =>
    headlineFigures({ player: { ...player, seasons }, leaders: [], career: [], games: [] }).map(
      ({ label, value }) => `${value} ${label}`,
    );
  expect(shown([season(own, 4), season(6, 9)])).toEqual(['4 Games', '3 Starts', '2 Seasons']);
  expect(shown([season(own, 0)])).toEqual([]);
});

it('the three best ranks are shown in the order of the book', () => {
  const lists = ['Points', 'Rebounds', 'Assists', 'Steals'].map((title, index) =>
    list(title, [column('x', title)], [own, [4, 2, 1, 1][index] ?? 1, '5'], [8, 9, '1']),
  );
  const shown = headlineFigures({ player, leaders: lists, career: [], games: [] });
  expect(shown.map(({ label }) => label)).toEqual(['Rebounds', 'Assists', 'Steals']);
});
