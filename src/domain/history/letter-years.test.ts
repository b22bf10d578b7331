import { expect, test } from 'vitest';

import { formatLetterYears, formatSeasons, parseLetterYears } from './letter-years.ts';

test.each([
  ['1986, 88–90', [1986, 1988, 1989, 1990]],
  ['1986', [1986]],
  ['1998–2001', [1998, 1999, 2000, 2001]],
  ['1999, 2001', [1999, 2001]],
  ['2023–26', [2023, 2024, 2025, 2026]],
])('the years %s are read and printed alike', (text, years) => {
  expect(parseLetterYears(text)).toEqual(years);
  expect(formatLetterYears(years)).toBe(text);
});

test.each([
  [[2025], true, '2025–26'],
  [[2022, 2023], true, '2022–23 to 2023–24'],
  [[1999, 2001, 2002, 2003], true, '1999–00, 2001–02 to 2003–04'],
  [[2025], false, '2025'],
  [[2022, 2023], false, '2022, 23'],
  [[2021, 2022, 2023], false, '2021–23'],
])('seasons that begin in %j, over two years: %s, are printed as %s', (years, acrossYears, text) => {
  expect(formatSeasons(years, acrossYears)).toBe(text);
});

test('hyphens, semicolons and a change of century are understood', () => {
  expect(parseLetterYears('1998-99; 01')).toEqual([1998, 1999, 2001]);
});

test.each(['', '86', '1990-88x', '1990, 1988', '1921-99', 'captain', '1986,,88'])(
  '%j is not a list of years',
  (text) => {
    expect(parseLetterYears(text)).toBeUndefined();
  },
);
