import { glob, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { gameStart } from './game-start.ts';
import { gameState } from './game-state.ts';

const evening = {
  gameState: gameState.Scheduled,
  venueDate: '2026-09-05T18:00:00',
  dateUtc: '2026-09-05T22:00:00Z',
  venueTime: '6 p.m.',
  timezone: 'America/New_York',
  tbd: false,
  allDay: false,
};

test('a time is local to the venue, with its offset in the datetime attribute', () => {
  expect(gameStart(evening)).toEqual({
    date: '2026-09-05',
    datetime: '2026-09-05T18:00-04:00',
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
  expect(gameStart(mountain)).toMatchObject({
    datetime: '2026-09-05T18:00-06:00',
    time: '6 p.m. MDT',
  });
});

test('while the time is to be announced, only the date is shown', () => {
  const unknown = { ...evening, venueDate: '2026-09-05T00:00:00', dateUtc: null, venueTime: 'TBA', tbd: true };
  expect(gameStart(unknown)).toMatchObject({ datetime: '2026-09-05', time: 'TBA' });
  expect(gameStart({ ...unknown, gameState: gameState.GameComplete })).toMatchObject({ time: '' });
});

test('a whole day has no time', () => {
  const meet = { ...evening, dateUtc: null, venueTime: 'All Day', allDay: true };
  expect(gameStart(meet)).toMatchObject({ datetime: '2026-09-05', time: '' });
});

test('the day on which daylight saving time ends keeps its date', () => {
  const late = { ...evening, venueDate: '2026-11-01T20:00:00', dateUtc: '2026-11-02T01:00:00Z', venueTime: '8 p.m.' };
  expect(gameStart(late)).toMatchObject({ date: '2026-11-01', datetime: '2026-11-01T20:00-05:00' });
});

test('pages print a time as read here, never the fields of a game', async () => {
  const readers: string[] = [];
  for await (const file of glob('src/{features,ui}/**/*.{ts,tsx}')) {
    if (!file.includes('.test.') && (await readFile(file, 'utf8')).includes('venueTime')) readers.push(file);
  }
  expect(readers).toEqual([]);
});
