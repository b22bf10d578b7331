import { expect, it } from 'vitest';

import { figureSummary, figuresOfLogs, mainFigure } from './game-chart.ts';
import { textColumn } from './stat-sheet.ts';

const column = (key: string, title: string, formula?: string) => ({
  key,
  heading: key,
  label: key,
  title,
  ...(formula && { formula }),
});
const sheet = (group: string, columns: ReturnType<typeof column>[], rows: (string | null)[][]) => ({
  section: 'game-game-player',
  inner: `game-game-player-${group}`,
  columns: [textColumn('date', 'Date'), ...columns],
  rows: rows.map((cells, index) => ({ name: `vs Team ${index + 1}`, cells: [`2/${index + 1}/2026`, ...cells] })),
});

const pitcher = figuresOfLogs([
  sheet(
    'hitting',
    [column('h', 'Hits'), column('avg', 'Batting average', 'H ÷ AB')],
    [
      ['0', '.000'],
      ['1', '.250'],
    ],
  ),
  sheet('pitching', [column('so', 'Strikeouts')], [['9'], [null], ['9']]),
]);

it('figures are named by group and key; a table of splits has none', () => {
  expect(pitcher.map(({ name, isRate }) => [name, isRate])).toEqual([
    ['hitting-h', false],
    ['hitting-avg', true],
    ['pitching-so', false],
  ]);
  expect(figuresOfLogs([{ ...sheet('hitting', [column('h', 'Hits')], [['1']]), section: 'splits-batting' }])).toEqual(
    [],
  );
});

it('the first figure is the leader category with the largest total', () =>
  expect(mainFigure(pitcher)?.name).toBe('pitching-so'));

it('the description of the chart has the games, the dates and the high, or for a rate the last value', () => {
  const [, average, strikeouts] = pitcher;
  expect(strikeouts && figureSummary(strikeouts)).toBe('2 games, 2/1 to 2/3. High: 9 (2/1 vs Team 1 and in 1 more).');
  expect(average && figureSummary(average)).toBe('2 games, 2/1 to 2/2. Last: .250.');
});
