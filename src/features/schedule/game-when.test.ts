import { expect, test } from 'vitest';

import { whenOf } from './game-when.ts';

const evening = {
  venueDate: '2026-09-05T18:00:00',
  dateUtc: '2026-09-05T22:00:00Z',
  venueEndDate: null,
  venueTime: '6 p.m.',
  timezone: 'America/New_York',
  tbd: false,
  allDay: false,
};

test('a time is local to the venue, with its offset in the datetime attribute', () => {
  expect(whenOf(evening)).toEqual({
    datetime: '2026-09-05T18:00-04:00',
    day: 'Sat, Sep 5',
    until: undefined,
    time: '6 p.m.',
  });
});

test('a time in another zone includes the zone and its offset', () => {
  const mountain = {
    ...evening,
    timezone: 'America/Denver',
    dateUtc: '2026-09-06T00:00:00Z',
    venueTime: '6 p.m. MDT',
  };
  expect(whenOf(mountain)).toMatchObject({
    datetime: '2026-09-05T18:00-06:00',
    time: '6 p.m. MDT',
  });
});

test('while the time is to be announced, only the date is shown', () => {
  const unknown = { ...evening, venueDate: '2026-09-05T00:00:00', dateUtc: null, venueTime: 'TBA', tbd: true };
  expect(whenOf(unknown)).toMatchObject({ datetime: '2026-09-05', time: 'TBA' });
});

test('a meet of several days shows its last day and no time', () => {
  const meet = { ...evening, dateUtc: null, venueTime: 'All Day', allDay: true, venueEndDate: '2026-09-07T00:00:00' };
  expect(whenOf(meet)).toMatchObject({
    time: '',
    until: { datetime: '2026-09-07', day: 'Mon, Sep 7' },
  });
});

test('the day on which daylight saving time ends keeps its date', () => {
  const late = { ...evening, venueDate: '2026-11-01T20:00:00', dateUtc: '2026-11-02T01:00:00Z', venueTime: '8 p.m.' };
  expect(whenOf(late)).toMatchObject({ datetime: '2026-11-01T20:00-05:00', day: 'Sun, Nov 1' });
});
