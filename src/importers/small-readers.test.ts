import { expect, test } from 'vitest';

import { parseGameDate } from '../domain/game-date.ts';
import { basketballGender } from './basketball-gender.ts';
import { boardClock } from './board-clock.ts';
import { parseJersey } from './jersey.ts';
import { periodLabel } from './period-label.ts';
import { parsePlace } from './place.ts';
import { normalizeEndTime, normalizeStartTime } from './start-time.ts';
import { parseTeamRecord } from './team-record.ts';

test.each([
  ['11/22/2025', '2025-11-22'],
  ['2/5/2026', '2026-02-05'],
  ['02/17/12', '2012-02-17'],
  ['Nov 29, 2025', '2025-11-29'],
  ['2026-01-22', '2026-01-22'],
  ['2/30/2026', undefined],
  ['', undefined],
  ['soon', undefined],
])('the date %j is %j', (text, date) => {
  expect(parseGameDate(text)).toBe(date);
});

test.each([
  ['03:36 PM', '3:36 PM'],
  ['06:36 PM ET', '6:36 PM'],
  ['2 PM', '2:00 PM'],
  ['7pm', '7:00 PM'],
  ['6:33pm', '6:33 PM'],
  ['12:00 PM', '12:00 PM'],
  ['07:00', '7:00 PM'],
  ['10:30', '10:30 AM'],
  ['19:05', '7:05 PM'],
  ['', ''],
  ['TBA', ''],
  ['25:00', ''],
])('the start %j is printed as %j', (text, printed) => {
  expect(normalizeStartTime(text)).toEqual({ text: printed });
});

test('a start before 9 a.m. is ignored with a warning', () => {
  expect(normalizeStartTime('08:00 AM')).toEqual({
    text: '',
    doubt: 'The start "08:00 AM" is implausible and is ignored.',
  });
});

test('an end without am or pm is in the afternoon', () => {
  expect(normalizeEndTime('3:37')).toBe('3:37 PM');
  expect(normalizeEndTime('12:10 AM')).toBe('12:10 AM');
});

test.each([
  ['Tampa, Fla. (Amalie Arena)', 'Amalie Arena', 'Tampa, Fla.'],
  ['XFINITY Center, College Park, MD', 'XFINITY Center', 'College Park, MD'],
  ['Madison Square Garden - New York', 'Madison Square Garden', 'New York'],
  ['Troy, N.Y.', '', 'Troy, N.Y.'],
  ['XL Center (Hartford, Conn.)', 'XL Center', 'Hartford, Conn.'],
  ['Iowa City (Carver-Hawkeye Arena)', 'Carver-Hawkeye Arena', 'Iowa City'],
  ['Daytona Beach, Fla. - Ocean Center', 'Ocean Center', 'Daytona Beach, Fla.'],
  ['Bankers Life Fieldhouse-Indianapolis, IN', 'Bankers Life Fieldhouse', 'Indianapolis, IN'],
  ['Winston-Salem, N.C.', '', 'Winston-Salem, N.C.'],
  ['Fairfax, VA, Spuhler Field', 'Spuhler Field', 'Fairfax, VA'],
  ['Bryce Jordan Center, PA', 'Bryce Jordan Center', 'PA'],
  ['College Park, MD', '', 'College Park, MD'],
  ['Madison Square Garden, New York, N.Y.', 'Madison Square Garden', 'New York, N.Y.'],
  ['Madison Square Garden, New York', 'Madison Square Garden', 'New York'],
  ['Coliseo Guillermo Angulo, San Juan', 'Coliseo Guillermo Angulo', 'San Juan'],
  ['Budweiser Gardens, London, Ontario, Canada', 'Budweiser Gardens', 'London, Ontario, Canada'],
  ['State Farm Center', 'State Farm Center', ''],
  ['Kohl Center, Madison, Wisc.', 'Kohl Center', 'Madison, Wisc.'],
  ['Kent, Ohio, Dix Stadium', 'Dix Stadium', 'Kent, Ohio'],
  ['', '', ''],
])('the place %j has a building and a town', (text, stadium, location) => {
  expect(parsePlace(text)).toEqual({ stadium, location });
});

test('records have an overall and a conference part, without the name of the conference', () => {
  expect(parseTeamRecord('16-6-2, 7-3-0')).toEqual({ record: '16-6-2', conferenceRecord: '7-3-0' });
  expect(parseTeamRecord('17-4,5-4 Big Ten')).toEqual({ record: '17-4', conferenceRecord: '5-4' });
  expect(parseTeamRecord('')).toEqual({ record: '', conferenceRecord: '' });
});

test('a shirt loses the zero and the sign in front, but 0 and 00 stay two shirts', () => {
  expect(['03', '0', '00', '10', 'TM', '#12', '# 0'].map(parseJersey)).toEqual(['3', '0', '00', '10', 'TM', '12', '0']);
  expect(['TBA', '#TBA', 't.b.d.', 'N/A', '—', '?', ''].filter(parseJersey)).toEqual([]);
});

test('periods behind regulation are overtimes', () => {
  expect([4, 5, 6].map((number) => periodLabel(number, 4))).toEqual(['4', 'OT', '2OT']);
});

test('halves are men’s basketball since 2015; quarters and earlier halves may be either', () => {
  expect(basketballGender(4, '2026-01-22')).toBeUndefined();
  expect(basketballGender(2, '2021-01-07')).toBe('m');
  expect(basketballGender(2, '2015-04-05')).toBeUndefined();
});

test('clocks have two digits of minutes', () => {
  expect(['9:15', '09:15', '91:54', ''].map(boardClock)).toEqual(['09:15', '09:15', '91:54', '']);
});
