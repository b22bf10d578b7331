import { describe, expect, test } from 'vitest';

import { parseDays } from './days.ts';
import { resolveYears, type YearOptions } from './years.ts';

type Line = string | { text: string; note?: string; season?: string };

function resolve(lines: Line[], options: Partial<YearOptions> & { season?: string } = {}) {
  const { season, ...years } = options;
  const rows = lines.map((line, index) => {
    const { text, note = '', season: own } = typeof line === 'string' ? { text: line } : line;
    const days = parseDays(text);
    if (!days) throw new Error(`"${text}" is not a date`);
    return { line: index + 2, text, days, note, season: season ?? own };
  });
  return resolveYears(rows, { today: '2026-11-27', ...years });
}
const one = (text: string, options?: Parameters<typeof resolve>[1]) => resolve([text], options)[0];

describe('a date of a schedule', () => {
  test.each([
    ['1/17/2026', '2026-01-17'],
    ['2026-01-17', '2026-01-17'],
    ['2026/1/17', '2026-01-17'],
    ['Jan 17, 2026', '2026-01-17'],
    ['Saturday, January 17, 2026', '2026-01-17'],
    ['17 Jan 2026', '2026-01-17'],
    ['Sept. 5, 2026', '2026-09-05'],
    ['SEPT 5TH 2026', '2026-09-05'],
    ['9/5/2026 19:00', '2026-09-05'],
    ['2026-09-05T19:00:00', '2026-09-05'],
    ['9/5/26', '2026-09-05'],
    ['9-5-26', '2026-09-05'],
  ])('"%s" is %s', (text, date) => expect(one(text)).toEqual({ date }));

  test.each([
    ['April 10, 2026 - April 12, 2026', '2026-04-10', '2026-04-12'],
    ['4/17-4/18/2026', '2026-04-17', '2026-04-18'],
    ['4/17/2026 to 4/18/2026', '2026-04-17', '2026-04-18'],
    ['Apr 3-5, 2026', '2026-04-03', '2026-04-05'],
    ['Fri-Sun, April 3–5, 2026', '2026-04-03', '2026-04-05'],
    ['3-5 April 2026', '2026-04-03', '2026-04-05'],
    ['4/3-5/2026', '2026-04-03', '2026-04-05'],
    ['2026-04-03 - 2026-04-05', '2026-04-03', '2026-04-05'],
    ['Dec 30 - Jan 2, 2027', '2026-12-30', '2027-01-02'],
    ['Apr 30-May 2, 2026', '2026-04-30', '2026-05-02'],
  ])('"%s" is %s to %s', (text, date, endDate) => expect(one(text)).toEqual({ date, endDate }));

  test.each(['soon', '13/45/2026', 'TBA', '2026', 'Smarch 5, 2026'])('"%s" is none', (text) => {
    const days = parseDays(text);
    if (days) expect(one(text)).toHaveProperty('problem');
  });

  test('without a year has that of the season', () => {
    expect(one('Feb 16', { season: '2024' })).toEqual({ date: '2024-02-16' });
    expect(one('Feb 16', { season: '2023-24' })).toEqual({ date: '2024-02-16' });
    expect(one('Nov 16', { season: '2023-24' })).toEqual({ date: '2023-11-16' });
    expect(resolve([{ text: 'Nov 16', season: '2023-24' }])).toEqual([{ date: '2023-11-16' }]);
  });

  test('without year and season stands between the dates of its neighbors', () => {
    expect(resolve(['Apr 3-5', '4/10/2026', 'May 1', '5/2/2026'])).toMatchObject([
      { date: '2026-04-03', endDate: '2026-04-05' },
      { date: '2026-04-10' },
      { date: '2026-05-01' },
      { date: '2026-05-02' },
    ]);
    expect(one('Apr 3')).toEqual({ problem: 'the date "Apr 3" has no year; add it, or give the season with --season' });
  });

  test.each([
    ['2/29/2026', 'is not a day of the calendar'],
    ['Sat, 9/4/2026', 'is 2026-09-04, which is a Friday; correct the date or the day of the week'],
    ['9/4/2069', 'which is not a plausible day of a game'],
    ['9/4/1024', 'which is not a plausible day of a game'],
    ['4/5/2026 - 4/3/2026', 'is not understood as days of one event'],
  ])('"%s" %s', (text, problem) => expect(one(text)).toEqual({ problem: expect.stringContaining(problem) }));
});

describe('a year of two digits', () => {
  const history = ['12/28/24', '11/23/24', '11/25/26', '10/3/69'];

  test('is asked about if the dates are not of one season', () => {
    expect(() => resolve(history)).toThrow(
      'The century of these dates is not clear: line 2 "12/28/24", line 3 "11/23/24", line 4 "11/25/26", line 5 "10/3/69". Write years with four digits, or give the first year that two digits can mean: --from-year 1925',
    );
  });

  test('is asked about if the line names another century', () => {
    expect(() => resolve([{ text: '11/8/24', note: '1924 season' }])).toThrow(
      'The century of these dates is not clear',
    );
    expect(resolve([{ text: '11/8/24', note: '1924 season' }], { fromYear: 1925 })).toEqual([
      { problem: 'the date "11/8/24" is read as 2024-11-08, but the line names 1924; write four digits of the year' },
    ]);
  });

  test('counts from the given year on', () => {
    const dates = (fromYear: number) => resolve(history, { fromYear }).map((days) => 'date' in days && days.date);
    expect(dates(1925)).toEqual(['2024-12-28', '2024-11-23', '1926-11-25', '1969-10-03']);
    expect(dates(1900)).toEqual(['1924-12-28', '1924-11-23', '1926-11-25', '1969-10-03']);
  });

  test('is near the season, if that is given', () => {
    expect(one('10/3/69', { season: '1969' })).toEqual({ date: '1969-10-03' });
    expect(one('1/3/70', { season: '1969-70' })).toEqual({ date: '1970-01-03' });
  });

  test('of one season is near today', () => {
    expect(resolve(['9/5/26', '1/2/27'])).toEqual([{ date: '2026-09-05' }, { date: '2027-01-02' }]);
    expect(resolve(['9/5/98', '11/2/98'])).toEqual([{ date: '1998-09-05' }, { date: '1998-11-02' }]);
  });
});
