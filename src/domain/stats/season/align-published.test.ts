import { expect, it } from 'vitest';

import { alignGameList, alignHighs, alignLog, keysById } from './align-published.ts';
import { reconcile } from './reconcile.ts';
import type { SheetColumn, SheetRow, StatSheet } from './stat-sheet.ts';

const column = (key: string, heading: string, label = heading): SheetColumn => ({
  key,
  heading,
  label,
  title: heading,
});
const sheet = (section: string, columns: SheetColumn[], rows: SheetRow[]): StatSheet => ({
  section,
  caption: section,
  rowLabel: 'Opponent',
  columns,
  rows,
  foot: [],
});

const games = [
  { id: 1, localDate: '2026-02-14', opponent: 'Elm' },
  { id: 2, localDate: '2026-02-14', opponent: 'Elm' },
  { id: 3, localDate: '2026-02-15', opponent: 'Oak' },
  { id: 4, localDate: '2026-02-15', opponent: 'Ash State' },
];
const derived = sheet(
  'game-game-our-offensive',
  [
    column('date', 'Date'),
    column('score', 'Score'),
    column('fg', 'FGM/A'),
    column('fgPct', 'PCT', 'FG%'),
    column('ft', 'FTM/A'),
    column('ftPct', 'PCT', 'FT%'),
  ],
  games.map(({ id }) => ({
    kind: 'game',
    name: '',
    game: id,
    cells: ['2/14/2026', '70–60', '25-50', '.500', '8-10', '.800'],
  })),
);
const game = (name: string, date: string, ...cells: string[]): SheetRow => ({
  kind: 'game',
  name,
  cells: [date, '70-60', ...cells],
});
const published = sheet(
  'game-game-our-offensive',
  [
    column('date', 'Date'),
    column('score', 'Score'),
    column('fgm-a', 'FGM/A'),
    column('pct', 'PCT'),
    column('ftm-a', 'FTM/A'),
    column('pct-2', 'PCT'),
  ],
  [
    game('vs Elm', '2/14/26', '25-50', '.500', '8-10', '.800'),
    game('vs Elm', '2/14/26', '25-50', '.500', '8-10', '.700'),
    game('at Ash State', '02/15/2026', '24-50', '.480', '8-10', '.800'),
    game('vs Nobody', '3/1/26', '1-2', '.500', '8-10', '.800'),
  ],
);

it('rows of a published log are matched by game, and equal headings by their order', () => {
  const aligned = alignLog(published, [sheet('other', [column('x', 'X')], []), derived], games, new Set());
  if (!aligned) throw new Error('The log is not aligned');
  expect(aligned.keys).toEqual(['score', 'fg', 'fgPct', 'ft', 'ftPct']);
  expect(aligned.sheet.rows.map(({ game: id }) => id)).toEqual([1, 2, 4, undefined]);
  const differences = reconcile({
    basis: 'games',
    derived: [derived],
    imported: [aligned.sheet],
    computed: [],
    columns: keysById([aligned]),
    games: { derived: 4, imported: 4, exhibitions: 0 },
  });
  expect(differences.map(({ row, rowIndex, column: { key } }) => [row.name, rowIndex, key])).toEqual([
    ['vs Elm (2/14/26)', 1, 'ftPct'],
    ['at Ash State (02/15/2026)', 3, 'fg'],
    ['at Ash State (02/15/2026)', 3, 'fgPct'],
  ]);
});

it('skipped columns are not compared', () => {
  expect(alignLog(published, [derived], games, new Set(['fgPct']))?.keys).toEqual(['score', 'fg', 'ft', 'ftPct']);
});

it('a log with only a few of the sport’s columns is not compared', () => {
  const other = sheet('x', [column('date', 'Date'), column('a', 'A'), column('b', 'B'), column('c', 'C')], []);
  expect(alignLog(other, [derived], games, new Set())).toBeUndefined();
});

it('the scores of a list of games are compared', () => {
  const list = sheet(
    'source-game',
    [column('date', 'DATE'), column('ownscore', 'OWNSCORE'), column('oppscore', 'OPPSCORE')],
    [{ kind: 'figure', name: 'Oak', cells: ['2/15/2026', '70', '61'] }],
  );
  expect(alignGameList(list, derived, games)).toMatchObject({
    sheet: { section: derived.section, rows: [{ kind: 'game', game: 3, cells: ['70-61'] }] },
    keys: ['score'],
  });
});

it('game highs are matched by name, ignoring case', () => {
  const row = (name: string, high: string): SheetRow => ({ kind: 'figure', name, cells: [high] });
  const [ours, theirs] = ['Points', 'POINTS'].map((name) =>
    sheet('game-highs-team', [column('high', 'High')], [row(name, '88')]),
  );
  if (!ours || !theirs) throw new Error('no highs');
  expect(alignHighs(theirs, ours).sheet.rows).toEqual([row('Points', '88')]);
});
