import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { venue } from '../../db/schema/opponent.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import type { OwnCollege } from '../save/own-college.ts';
import { saveGame } from '../save/save-game.ts';
import { insertCollege, snapshot } from '../save/testing/college.ts';
import { boxGame, boxTeam, gameFile } from '../save/testing/game.ts';
import { readScheduleFile } from './read-schedule-file.ts';
import { saveSchedule } from './save-schedule.ts';

let database: Database;
let lakeside: OwnCollege;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await removeColleges(database);
  lakeside = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
});
afterAll(() => database.close());

const entry = (lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[][]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.map(entry).join('\r\n')}\r\nEND:VCALENDAR\r\n`;
const save = (text: string, sport = 'womens-basketball') =>
  saveSchedule(database, { tenant: lakeside, schedule: readScheduleFile(new TextEncoder().encode(text)), sport });
const rows = () => database.db.select().from(gameTable).orderBy(asc(gameTable.id));
/** Wall time and zone of each game. */
const times = async () =>
  (await rows()).map(({ startsAt, timezone, localDate }) => {
    const wall = startsAt === null ? 'TBA' : localDateTime(startsAt, timezone);
    return [localDate, wall.slice(0, 10) === localDate ? wall.slice(11, 16) : wall, timezone].join(' ');
  });

const hawaii = (more: string[] = [], start = 'DTSTART:20251116T040000Z') => [
  'UID:hawaii',
  start,
  'SUMMARY:at Hawaii',
  ...more,
];
const atHonolulu = ['LOCATION:Honolulu\\, Hawaii\\, Ching Complex'];

describe.each(['America/New_York', 'America/Denver', 'Pacific/Honolulu'])('a college in %s', (timezone) => {
  test.each<[string, string[], string]>([
    ['its city', hawaii(atHonolulu), '2025-11-15 18:00 Pacific/Honolulu'],
    [
      'its TZID without a city',
      hawaii([], 'DTSTART;TZID=Hawaiian Standard Time:20251115T180000'),
      '2025-11-15 18:00 Pacific/Honolulu',
    ],
  ])('shows a game in Hawaii in the zone of %s', async (_, event, expected) => {
    lakeside = await insertCollege(database, { slug: 'far', name: 'Far', timezone });
    await save(calendar(event));
    expect(await times()).toEqual([expected]);
  });
});

describe('the zone of a scheduled game', () => {
  test('is that of the venue in the college’s list', async () => {
    const place = { tenantId: lakeside.id, id: 1, title: 'Stan Sheriff Center', timezone: 'Pacific/Honolulu' };
    await database.db.insert(venue).values(place);
    await save(calendar(hawaii(['LOCATION:Stan Sheriff Center'])));
    expect(await times()).toEqual(['2025-11-15 18:00 Pacific/Honolulu']);
  });

  test('is the opponent’s where another game names its city', async () => {
    await save(calendar(hawaii(atHonolulu), ['UID:2', 'DTSTART:20251117T040000Z', 'SUMMARY:at Hawaii']));
    await save(calendar(['UID:3', 'DTSTART:20251118T040000Z', 'SUMMARY:at Hawaii']));
    expect((await times())[2]).toBe('2025-11-17 18:00 Pacific/Honolulu');
  });

  test('is kept by a time without one in a table, which is the local time', async () => {
    const { warnings } = await save(
      'Date,Time,Opponent,Location\n11/15/2025,6 PM,at Hawaii,"Honolulu, Hawaii"\n11/20/2025,7 PM,at Ridge,"Cary, N.C."\n',
    );
    expect(warnings).toEqual([
      'line 2: 6 p.m. names no time zone; taken as local time in Honolulu, Hawaii (Hawaii-Aleutian Standard Time)',
    ]);
    expect(await times()).toEqual(['2025-11-15 18:00 Pacific/Honolulu', '2025-11-20 19:00 America/New_York']);
  });

  test('changes with the city, while the start remains and the game is not moved', async () => {
    await save(calendar(hawaii()));
    expect(await times()).toEqual(['2025-11-15 23:00 America/New_York']);
    await save(calendar(hawaii([], 'DTSTART:20251116T050000Z')));
    const [before] = await rows();
    expect(before).toMatchObject({ localDate: '2025-11-16', originalDate: '2025-11-15' });
    await database.db.update(gameTable).set({ originalDate: null });
    expect(await save(calendar(hawaii(atHonolulu, 'DTSTART:20251116T050000Z')))).toMatchObject({ updated: 1 });
    expect(await times()).toEqual(['2025-11-15 19:00 Pacific/Honolulu']);
    expect(await rows()).toMatchObject([{ startsAt: before?.startsAt, originalDate: null }]);
  });

  test('is the same when the calendar comes again', async () => {
    await save(calendar(hawaii(atHonolulu)));
    const before = await snapshot(database);
    expect(await save(calendar(hawaii(atHonolulu)))).toMatchObject({ unchanged: 1 });
    expect(await snapshot(database)).toBe(before);
  });

  test('of a shared TZID gives way to the city, one of several TZIDs does not', async () => {
    const eastern = (uid: string, more: string[]) => [
      `UID:${uid}`,
      'DTSTART;TZID=America/Denver:20251120T190000',
      'SUMMARY:at Ridge',
      ...more,
    ];
    await save(calendar(eastern('1', ['LOCATION:Durham\\, N.C.'])));
    await save(
      calendar(eastern('2', ['LOCATION:Cary\\, N.C.']), hawaii([], 'DTSTART;TZID=Pacific/Honolulu:20251115T180000')),
    );
    expect(await times()).toEqual([
      '2025-11-20 21:00 America/New_York',
      '2025-11-20 19:00 America/Denver',
      '2025-11-15 18:00 Pacific/Honolulu',
    ]);
  });
});

const hawaiiBox = (venue: Partial<BoxScore['venue']> = {}) =>
  boxGame({
    home: boxTeam({ name: 'Hawaii', score: 60 }),
    away: boxGame().home,
    venue: { date: '2025-11-15', start: '6:00 PM', stadium: '', location: '', ...venue },
  });
const saveBox = (venue?: Partial<BoxScore['venue']>) =>
  saveGame(database, { tenant: lakeside, ...gameFile(hawaiiBox(venue)) });

describe('a box score across midnight', () => {
  const late = ['DTSTART:20251116T050000Z'] as const;
  test.each<[string, string[], Partial<BoxScore['venue']>]>([
    ['by the city of both', hawaii(atHonolulu, late[0]), { start: '7:00 PM', location: 'Honolulu, Hawaii' }],
    ['by its city', hawaii([], late[0]), { start: '7:00 PM', location: 'Honolulu, Hawaii' }],
    ['by its city without a start', hawaii([], late[0]), { start: '', location: 'Honolulu, Hawaii' }],
    ['by its start', hawaii([], late[0]), { start: '7:05 PM' }],
    ['by the city of the calendar', hawaii(atHonolulu, late[0]), { start: '7:00 PM' }],
  ])('is that of the scheduled game in either order: %s', async (_, event, venue) => {
    await save(calendar(event));
    await saveBox(venue);
    const expected = ['2025-11-15 19:00 Pacific/Honolulu'];
    expect(await times()).toEqual(expected);
    await removeColleges(database);
    lakeside = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
    await saveBox(venue);
    await save(calendar(event));
    expect(await times()).toEqual(expected);
    expect(await rows()).toMatchObject([{ ourScore: 70, originalDate: null }]);
  });

  test('is not that of the next game of a series', async () => {
    const event = (uid: string, start: string) => [
      `UID:${uid}`,
      `DTSTART:${start}`,
      'SUMMARY:at Hawaii',
      ...atHonolulu,
    ];
    await save(calendar(event('1', '20251117T050000Z')));
    await saveBox({ start: '7:00 PM', location: 'Honolulu, Hawaii' });
    expect(await times()).toEqual(['2025-11-16 19:00 Pacific/Honolulu', '2025-11-15 19:00 Pacific/Honolulu']);
  });

  test('gives its zone to a scheduled game without a time, and keeps one that the schedule states', async () => {
    await save('Date,Time,Opponent\n11/15/2025,TBA,at Hawaii\n');
    await saveBox({ location: 'Honolulu, Hawaii' });
    expect(await times()).toEqual(['2025-11-15 18:00 Pacific/Honolulu']);
  });

  test('whose zone becomes known later has its start at the venue’s wall time', async () => {
    await saveBox();
    expect(await times()).toEqual(['2025-11-15 18:00 America/New_York']);
    await saveBox({ location: 'Honolulu, Hawaii' });
    expect(await times()).toEqual(['2025-11-15 18:00 Pacific/Honolulu']);
  });
});
