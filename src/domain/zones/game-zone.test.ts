import { expect, test } from 'vitest';

import { type GamePlace, zoneOfGame } from './game-zone.ts';

const zone = (place: Partial<GamePlace>) =>
  zoneOfGame({ location: '', site: 'A', collegeZone: 'America/New_York', localDate: '2026-09-05', ...place });

test.each<[string, string, Partial<GamePlace>]>([
  [
    'as the file writes it, whatever the city',
    'America/Chicago',
    { writtenZone: 'America/Chicago', location: 'Durham, N.C.' },
  ],
  ['as the file writes it, if nothing else is known', 'Pacific/Honolulu', { writtenZone: 'Pacific/Honolulu' }],
  ['of the venue', 'America/Denver', { venueZone: 'America/Denver', location: 'Honolulu, Hawaii' }],
  ['of the city', 'Pacific/Honolulu', { location: 'Honolulu, Hawaii' }],
  [
    'of the city rather than of the whole calendar',
    'Pacific/Honolulu',
    { location: 'Honolulu, Hawaii', calendarZone: 'America/Denver' },
  ],
  [
    'of the calendar, if the city is unknown',
    'America/Denver',
    { calendarZone: 'America/Denver', opponentZone: 'America/Chicago' },
  ],
  ['of the opponent, if it is at home', 'America/Chicago', { opponentZone: 'America/Chicago' }],
  [
    'of the opponent, if it is at home and the state has two',
    'America/Chicago',
    { location: 'Ky.', opponentZone: 'America/Chicago' },
  ],
  [
    'of the college, if it is at home',
    'America/New_York',
    { site: 'H', opponentZone: 'America/Chicago', calendarZone: 'America/Denver' },
  ],
  ['of the college, if the city is unknown', 'America/New_York', { site: 'N', opponentZone: 'America/Chicago' }],
  ['of the college, if the city has the same clocks', 'America/New_York', { location: 'Louisville, Ky.' }],
])('a game has the zone %s: %s', (_, expected, place) => {
  expect(zone(place)).toBe(expected);
});

test.each([
  ['America/Denver', 'Tempe, Ariz.', 'America/Phoenix'],
  ['America/Phoenix', 'Tempe, Ariz.', 'America/Phoenix'],
  ['America/Denver', 'Boulder, Colo.', 'America/Denver'],
  ['America/Chicago', 'Regina, Sask.', 'America/Regina'],
  ['America/New_York', 'Durham, N.C.', 'America/New_York'],
  ['America/New_York', 'Honolulu, Hawaii', 'America/New_York'],
  ['America/Los_Angeles', 'Moscow, Idaho', 'America/Los_Angeles'],
  ['America/Chicago', 'Pensacola, Fla.', 'America/Chicago'],
])('a time written in %s at %s is in %s', (writtenZone, location, expected) => {
  expect(zone({ writtenZone, location })).toBe(expected);
});
