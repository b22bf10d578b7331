import { expect, test } from 'vitest';

import { reconcile } from './reconcile.ts';
import type { SheetRow, StatSheet } from './stat-sheet.ts';

const column = (key: string, formula?: string) => ({
  key,
  heading: key.toUpperCase(),
  label: key,
  title: key,
  ...(formula && { formula }),
});
const columns = [column('gp'), column('sec'), column('pts'), column('blk'), column('avg', 'PTS ÷ GP')];
const player = (person: string, ...cells: (string | null)[]): SheetRow => ({ kind: 'player', name: '', person, cells });
const sheet = (...rows: SheetRow[]): StatSheet => ({
  section: 'individual-overall',
  caption: 'Overall Individual Statistics',
  rowLabel: 'Player',
  columns,
  rows,
  foot: [],
});
const compare = (
  ours: SheetRow[],
  theirs: SheetRow[],
  games: [number, number | undefined, number] = [10, 10, 0],
  own = theirs,
  basis: 'games' | 'source' = 'games',
) =>
  reconcile({
    basis,
    derived: [sheet(...ours)],
    imported: [sheet(...theirs)],
    computed: [sheet(...own)],
    columns: new Map([['individual-overall', columns.map(({ key }) => key)]]),
    games: { derived: games[0], imported: games[1], exhibitions: games[2] },
  }).map(({ row, column: { key }, derived, imported, reason }) => [row.person, key, derived, imported, reason]);

const ash = player('ash', '10', '300', '120', '4', '12.0');

test('equal values do not differ, however they are printed', () => {
  expect(compare([ash], [player('ash', '10-9', '300', '120', '4', '12')])).toEqual([]);
  expect(
    compare([player('ash', '10', '1,300', '120', null, '12.0')], [player('ash', '10', '1300', '120', null, '12.04')]),
  ).toEqual([]);
});

test('a cell that the source does not have is not compared', () => {
  expect(compare([ash], [player('ash', '10', null, '120', '4', null)])).toEqual([]);
});

test.each([
  ['a corrected count', '10 300 121 4 12.0', [10, 10, 0], 'pts', 'correction pending'],
  ['rounded minutes', '10 303 120 4 12.0', [10, 10, 0], 'sec', 'rounding of minutes'],
  ['a rate rounded otherwise', '10 300 120 4 12.1', [10, 10, 0], 'avg', 'rounding'],
  ['games without files', '12 300 120 4 12.0', [10, 12, 0], 'gp', 'games not imported (10 of 12)'],
  ['counted exhibitions', '12 300 120 4 12.0', [10, 12, 2], 'gp', 'the source counts exhibitions'],
  ['an older source', '8 300 120 4 12.0', [10, 8, 0], 'gp', 'the source ends after 8 of 10 games'],
] as const)('%s is the reason', (_, cells, games, key, reason) => {
  const differing = compare(
    [ash],
    [player('ash', ...cells.split(' '))],
    [...games],
    [player('ash', ...cells.split(' '))],
  );
  expect(differing.map(([, differingKey, , , why]) => [differingKey, why])).toEqual([[key, reason]]);
});

test('a rate that contradicts the source’s own counts is an error of the source', () => {
  const differing = compare([ash], [player('ash', '10', '300', '120', '4', '21.0')], [10, 10, 0], [ash]);
  expect(differing).toEqual([['ash', 'avg', '12.0', '21.0', 'the source contradicts its own figures']]);
});

test('a figure that no game has counts as not recorded in the files', () => {
  expect(compare([player('ash', '10', '300', '120', null, '12.0')], [ash])).toEqual([
    ['ash', 'blk', null, '4', 'not recorded in the games’ files'],
  ]);
});

test('a player who is only on one side differs in every cell', () => {
  const reasons = compare([ash], [player('oak', '10', null, '5', null, null)]).map(([person, key, , , reason]) => [
    person,
    key,
    reason,
  ]);
  expect(reasons).toEqual([
    ['oak', 'gp', 'in no imported game'],
    ['oak', 'pts', 'in no imported game'],
    ...columns.map(({ key }) => ['ash', key, 'not in the source']),
  ]);
});

test('two sources of a season without games differ, and nothing is pending', () => {
  const older = [player('ash', '8', '300', '121', '4', '15.1'), player('elm', '2', null, '5', null, null)];
  const differing = compare([ash], older, [10, 8, 0], older, 'source');
  expect(differing.map(([person, key, , , reason]) => [person, key, reason])).toEqual([
    ['ash', 'gp', 'the source ends after 8 of 10 games'],
    ['ash', 'pts', 'the source ends after 8 of 10 games'],
    ['ash', 'avg', 'the source ends after 8 of 10 games'],
    ['elm', 'gp', 'the source ends after 8 of 10 games'],
    ['elm', 'pts', 'the source ends after 8 of 10 games'],
  ]);
  expect(compare([ash], [player('ash', '10', '300', '121', '4', '12.0')], [10, 10, 0], [ash], 'source')).toEqual([
    ['ash', 'pts', '120', '121', 'the sources differ'],
  ]);
});
