import { expect, test } from 'vitest';

import type { BookScore } from '../../api/stats/score-book.ts';
import { periodFigures } from './line-score.ts';

const box = (complete: boolean) =>
  ({
    complete,
    periods: [
      { number: 8, label: '8', home: 2, away: 0 },
      { number: 9, label: '9', home: null, away: 1 },
    ],
  }) as BookScore;

test('a home half that a finished game did not play prints X', () => {
  expect(periodFigures(box(true), 'home')).toEqual([2, 'X']);
});

test('a period still to be played has no figure', () => {
  expect(periodFigures(box(false), 'home')).toEqual([2, undefined]);
});
