import { expect, it } from 'vitest';

import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { groupPlayers } from './group-players.ts';

const player = (
  jerseyNumber: string,
  positionLong: string,
  positionShort: string,
  year: string,
  classYearOrder: number,
) =>
  ({
    jerseyNumber,
    positionLong,
    positionShort,
    academicYearLong: year,
    classYearOrder,
    firstName: '',
    lastName: '',
  }) as RosterPlayer;

const players = [
  player('12', 'Guard', 'G', 'Senior', 7),
  player('2', 'Guard', 'G', 'Freshman', 1),
  player('5', 'Center', 'C', 'Redshirt Senior', 8),
  player('9', '', '', 'Freshman', 1),
];

const shown = (...of: Parameters<typeof groupPlayers>) =>
  groupPlayers(...of).map(({ id, title, players }) => [id, title, players.map(({ jerseyNumber }) => jerseyNumber)]);

it('players are listed by number below their position or class', () => {
  expect(shown(players, 'position')).toEqual([
    ['center', 'Center', ['5']],
    ['guard', 'Guard', ['2', '12']],
    ['no-position', 'No position', ['9']],
  ]);
  expect(shown(players, 'class')).toEqual([
    ['freshman', 'Freshman', ['2', '9']],
    ['senior', 'Senior', ['5', '12']],
  ]);
});

it('other orders, and a roster with a single position, have no headings', () => {
  expect(shown(players, 'jersey')).toEqual([['all', undefined, ['2', '5', '9', '12']]]);
  expect(shown(players.slice(0, 2), 'position')).toEqual([['all', undefined, ['12', '2']]]);
});
