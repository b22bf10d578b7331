import { expect, test } from 'vitest';

import { seasonFigures } from './season-figures.ts';

const none = { overall: null, conference: null, streak: null, home: null, away: null, neutral: null };
const meet = (placing: string | null, conferenceTournament = false) => ({ placing, conferenceTournament });

test('a season has the records of its games, empty if no game is decided', () => {
  const figures = seasonFigures({ ...none, overall: '12-3', streak: 'W2' }, [meet('1st')]);
  expect(figures?.map(({ value }) => value)).toEqual(['12–3', undefined, 'W2', undefined, undefined, undefined]);
});

test('a season of meets has its finishes', () => {
  const meets = [meet('5th of 16'), meet('1st of 14'), meet('T-3rd, 597 (+21)', true), meet(null), meet('11th of 12')];
  expect(seasonFigures(none, meets)?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Meets: 4',
    'Wins: 1',
    'Top three: 2',
    'Best finish: 1st',
    'Latest finish: 11th',
    'Conference: 3rd',
  ]);
  expect(seasonFigures(none, [meet('5th')])?.at(-1)).toEqual({ label: 'Top five', value: '1' });
});

test('a season without a decided game has no figures', () => {
  expect(seasonFigures(none, [meet(null)])).toBeUndefined();
});
