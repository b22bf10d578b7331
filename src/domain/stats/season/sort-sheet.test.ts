import { expect, test } from 'vitest';

import { figureIn, sortRows } from './sort-sheet.ts';

test.each([
  ['8-15', 8],
  ['.345', 0.345],
  ['1,276', 1276],
  ['−2', -2],
  ['-2', -2],
  ['12:30', 12.5],
  ['59.4%', 59.4],
  ['INF', Number.POSITIVE_INFINITY],
  ['–', undefined],
  ['', undefined],
  [null, undefined],
])('%s is sorted by %s', (text, figure) => {
  expect(figureIn(text)).toBe(figure);
});

const player = (points: string) => ({ kind: 'player' as const, cells: [points] });
const team = { kind: 'team' as const, cells: ['50'] };
const sheet = [player('9'), team, player('–'), player('120'), player('20')];
const sorted = (ascending: boolean) => sortRows(sheet, 0, ascending).map(({ cells }) => cells[0]);

test('rows are sorted by figure, not by text', () => {
  expect(sorted(false).slice(0, 3)).toEqual(['120', '20', '9']);
  expect(sorted(true).slice(0, 3)).toEqual(['9', '20', '120']);
});

test('cells without a figure and then the team come last in both directions', () => {
  expect(sorted(false).slice(3)).toEqual(['–', '50']);
  expect(sorted(true).slice(3)).toEqual(['–', '50']);
});

test('rows with the same figure keep their order', () => {
  const rows = [
    { kind: 'player' as const, cells: ['7', 'Abbott'] },
    { kind: 'player' as const, cells: ['7', 'Baker'] },
  ];
  expect(sortRows(rows, 0, true)).toEqual(rows);
  expect(sortRows(rows, 0, false)).toEqual(rows);
});
