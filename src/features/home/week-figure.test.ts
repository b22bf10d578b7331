import { expect, test } from 'vitest';

import { weekFigure } from './week-figure.ts';

const game = { atVs: 'at', opponent: 'Inland', date: '2026-11-21T11:00:00' };

test('a line of one figure is printed once, with its unit and the game', () => {
  expect(weekFigure({ figure: 25, text: '25 points', game })).toEqual({
    figure: '25',
    unit: 'points',
    note: 'at Inland, Sat, Nov\u00a021',
  });
});

test('a longer line stands below the figure that it is ranked by', () => {
  expect(weekFigure({ figure: 229, text: '20-37, 229 yards, 4 TD', game })).toMatchObject({
    figure: '229',
    unit: 'yards',
    note: '20–37, 229 yards, 4 TD at Inland, Sat, Nov\u00a021',
  });
  expect(weekFigure({ figure: 3, text: '3 for 4', game }).unit).toBeUndefined();
});
