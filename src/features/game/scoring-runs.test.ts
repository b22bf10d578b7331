import { expect, test } from 'vitest';

import type { BookPlay } from '../../api/stats/score-book.ts';
import { scoringRuns } from './scoring-runs.ts';

const scores = (...pairs: [away: number, home: number][]) =>
  pairs.map(([away, home]) => ({ scoring: true, score: { away, home } }) as BookPlay);
const runsOf = (plays: readonly BookPlay[]) => {
  const runs = scoringRuns({ family: 'basketball', plays: [...plays] });
  return plays.map((play) => runs.get(play) ?? '').join(',');
};

test('eight unanswered points are a run, which is printed at its last basket', () => {
  expect(runsOf(scores([2, 0], [2, 3], [2, 6], [2, 8], [2, 11], [4, 11]))).toBe(',,,,11–0 run,');
});

test('seven points, or points that the other team answers, are not a run', () => {
  expect(runsOf(scores([3, 0], [6, 0], [7, 0], [7, 2], [9, 2]))).toBe(',,,,');
});

test('other sports have no runs', () => {
  expect(scoringRuns({ family: 'football', plays: scores([7, 0], [14, 0]) }).size).toBe(0);
});
