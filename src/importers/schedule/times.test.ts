import { expect, test } from 'vitest';

import { parseStartTimes, zoneOn } from './times.ts';

const zone = (written: string, timezone: string) => ({ zone: { written, timezone } });

test.each([
  ['7 PM', [{ time: '19:00' }]],
  ['7:05 p.m.', [{ time: '19:05' }]],
  ['11 a.m.', [{ time: '11:00' }]],
  ['8 a.m.', [{ time: '08:00' }]],
  ['Noon', [{ time: '12:00' }]],
  ['12:00 Noon', [{ time: '12:00' }]],
  ['19:05', [{ time: '19:05' }]],
  // nobody plays at three in the morning
  ['3:00', [{ time: '15:00' }]],
  ['7 PM CT', [{ time: '19:00', ...zone('CT', 'America/Chicago') }]],
  ['6:30 p.m. ET', [{ time: '18:30', ...zone('ET', 'America/New_York') }]],
  ['2 p.m. EDT', [{ time: '14:00', ...zone('EDT', 'America/New_York') }]],
  ['11 a.m. HST', [{ time: '11:00', ...zone('HST', 'Pacific/Honolulu') }]],
  ['1 p.m. (AKDT)', [{ time: '13:00', ...zone('AKDT', 'America/Anchorage') }]],
  ['7 p.m. Eastern Time', [{ time: '19:00', ...zone('EASTERN', 'America/New_York') }]],
  ['7 p.m. local', [{ time: '19:00' }]],
  ['TBA', []],
  ['TBD', []],
  ['', []],
  ['All Day', []],
])('the time "%s" is read', (text, times) => expect(parseStartTimes(text)).toEqual({ times, isDoubleheader: false }));

test.each([
  ['12:30/3:00', ['12:30', '15:00']],
  ['12:30 & 3 p.m.', ['12:30', '15:00']],
  ['1 p.m./3 p.m.', ['13:00', '15:00']],
  ['11:00 and 1:30', ['11:00', '13:30']],
  ['Noon, 2:30', ['12:00', '14:30']],
  ['1 p.m. (DH)', ['13:00']],
  ['DH, TBA', []],
])('"%s" is the start of a doubleheader', (text, times) =>
  expect(parseStartTimes(text)).toEqual({ times: times.map((time) => ({ time })), isDoubleheader: true }),
);

test('a start in two time zones is one', () => {
  expect(parseStartTimes('7 p.m. ET / 6 p.m. CT')).toMatchObject({
    isDoubleheader: false,
    times: [{ time: '19:00' }, {}],
  });
});

test.each(['8:00', 'after game 1', '25:00', '7 PM XT', '12 a.m.', '3 a.m.', '1/2/3'])(
  '"%s" is not understood',
  (text) => expect(parseStartTimes(text)).toBeUndefined(),
);

test.each([
  ['2026-10-17', 'EDT', 'America/New_York', 'America/New_York', undefined],
  ['2026-11-07', 'EDT', 'America/New_York', 'America/New_York', 'EDT is not the time of 2026-11-07'],
  ['2026-09-05', 'MST', 'America/Denver', 'America/Phoenix', undefined],
  ['2026-12-05', 'MST', 'America/Denver', 'America/Denver', undefined],
  ['2026-09-05', 'HST', 'Pacific/Honolulu', 'Pacific/Honolulu', undefined],
  ['2026-09-05', 'CT', 'America/Chicago', 'America/Chicago', undefined],
])('on %s, %s is the time of a zone', (date, written, zoneName, timezone, doubt) => {
  expect(zoneOn(date, { written, timezone: zoneName })).toEqual({
    timezone,
    ...(doubt && { doubt: expect.stringContaining(doubt) }),
  });
});
