import { expect, test } from 'vitest';

import { periodSheets } from './score-by-period.ts';
import type { StatGame } from './stat-game.ts';

const periods = { caption: 'Score by quarter', overtime: 'OT' };

/** A game with only the line score. */
const gameWith = (...line: [own: number, opponents: number][]) =>
  ({
    line: line.map(([own, opponents], index) => ({ number: index + 1, own, opponents })),
    own: {},
    opponents: {},
  }) as unknown as StatGame;

test('overtimes share a column, and the periods add up to the total', () => {
  const inRegulation = gameWith([7, 0], [0, 3], [7, 0], [7, 14]);
  const inTwoOvertimes = gameWith([0, 7], [7, 0], [3, 3], [7, 7], [3, 3], [6, 7]);
  const [sheet] = periodSheets({ periods }, [inRegulation, inTwoOvertimes], { regulation: 4, teamName: 'Harbor' });
  expect(sheet?.columns.map(({ heading }) => heading)).toEqual(['1', '2', '3', '4', 'OT', 'Total']);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ['7', '7', '10', '14', '9', '47'],
    ['7', '3', '3', '21', '10', '44'],
  ]);
});

test('without overtimes there is no overtime column, and without line scores there is no table', () => {
  const options = { regulation: 4, teamName: 'Harbor' };
  const [sheet] = periodSheets({ periods }, [gameWith([7, 0], [0, 3], [7, 0], [7, 14])], options);
  expect(sheet?.columns.map(({ heading }) => heading)).toEqual(['1', '2', '3', '4', 'Total']);
  expect(periodSheets({ periods }, [gameWith()], options)).toEqual([]);
});

test('shots are added by period where the files have them; a figure that was not recorded is none', () => {
  const figures = [{ caption: 'Shots by Period', group: 'skating', key: 'sh' }];
  const shots = (...counts: number[]) => ({
    periodStats: Object.fromEntries(counts.map((sh, index) => [index + 1, { skating: { sh } }])),
  });
  const games = [
    { own: shots(7, 8, 8), opponents: shots(6, 13, 7, 2) },
    { own: shots(10, 9, 12), opponents: {} },
    { own: {}, opponents: {} },
  ] as unknown as StatGame[];
  const [sheet, ...others] = periodSheets({ periods: { ...periods, figures } }, games, {
    regulation: 3,
    teamName: 'Harbor',
  });
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ section: 'shots-by-period', caption: 'Shots by Period' });
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ['17', '17', '20', null, '54'],
    ['6', '13', '7', '2', '28'],
  ]);
});
