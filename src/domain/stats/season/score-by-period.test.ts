import { expect, test } from 'vitest';

import { periodSheet } from './score-by-period.ts';
import type { StatGame } from './stat-game.ts';

const periods = { caption: 'Score by quarter', overtime: 'OT' };

/** A game of which only the line score is read. */
const gameWith = (...line: [own: number, opponents: number][]) =>
  ({ line: line.map(([own, opponents], index) => ({ number: index + 1, own, opponents })) }) as unknown as StatGame;

test('overtimes share a column, and the periods add up to the total', () => {
  const inRegulation = gameWith([7, 0], [0, 3], [7, 0], [7, 14]);
  const inTwoOvertimes = gameWith([0, 7], [7, 0], [3, 3], [7, 7], [3, 3], [6, 7]);
  const sheet = periodSheet({ periods }, [inRegulation, inTwoOvertimes], { regulation: 4, teamName: 'Harbor' });
  expect(sheet?.columns.map(({ heading }) => heading)).toEqual(['1', '2', '3', '4', 'OT', 'Total']);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ['7', '7', '10', '14', '9', '47'],
    ['7', '3', '3', '21', '10', '44'],
  ]);
});

test('without overtimes there is no column of them, and without line scores no table', () => {
  const options = { regulation: 4, teamName: 'Harbor' };
  const sheet = periodSheet({ periods }, [gameWith([7, 0], [0, 3], [7, 0], [7, 14])], options);
  expect(sheet?.columns.map(({ heading }) => heading)).toEqual(['1', '2', '3', '4', 'Total']);
  expect(periodSheet({ periods }, [gameWith()], options)).toBeUndefined();
});
