import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import type { OwnCollege } from '../save/own-college.ts';
import { insertCollege } from '../save/testing/college.ts';
import { readScheduleFile } from './read-schedule-file.ts';
import { type SaveScheduleOptions, saveSchedule } from './save-schedule.ts';

let database: Database;
let tenant: OwnCollege;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await removeColleges(database);
  tenant = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
});
afterAll(() => database.close());

const save = (text: string, options: Partial<SaveScheduleOptions> = {}) =>
  saveSchedule(database, {
    tenant,
    schedule: readScheduleFile(new TextEncoder().encode(text), { season: options.season }),
    sport: 'softball',
    ...options,
  });
const games = async () => {
  const rows = await database.db
    .select()
    .from(gameTable)
    .leftJoin(opponent, and(eq(opponent.tenantId, gameTable.tenantId), eq(opponent.id, gameTable.opponentId)))
    .orderBy(gameTable.localDate, gameTable.id);
  return rows.map(({ game, opponent: against }) => ({ ...game, opponent: against?.title ?? null }));
};
const calendar = (...titles: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...titles.flatMap((title, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `DTSTART:202604${String(index + 1).padStart(2, '0')}T180000Z`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\n');

test('the college is never its own opponent, unless it knows another of that name', async () => {
  const text = 'Date,Opponent\n4/1/2026,Lakeside\n4/2/2026,at Lakeside University\n4/3/2026,Ridge\n';
  expect(await save(text)).toMatchObject({
    added: 1,
    unread: [
      'line 2: the opponent "Lakeside" is Lakeside itself; correct the opponent; it is skipped',
      'line 3: the opponent "Lakeside University" is Lakeside itself; correct the opponent; it is skipped',
    ],
  });
  await database.db
    .insert(opponent)
    .values({ tenantId: tenant.id, id: 99, title: 'Lakeside University', slug: 'lakeside-university' });
  expect(await save(text)).toMatchObject({ added: 1, unchanged: 1, unread: [expect.stringMatching('^line 2: ')] });
});

test('an entry of a calendar that is no game is named and skipped', async () => {
  const text = calendar('vs Ridge', 'Media Day', 'Season Ticket Deadline', "Coach's Show", 'at Harbor', 'Team photos');
  const { added, unread } = await save(text);
  expect(added).toBe(2);
  expect(unread).toEqual([
    'line 8 (1): "Media Day" is no game; it is skipped',
    'line 13 (2): "Season Ticket Deadline" is no game; it is skipped',
    'line 18 (3): "Coach\'s Show" is no game; it is skipped',
    'line 28 (5): "Team photos" names no opponent with "vs" or "at", so it is taken as no game; it is skipped',
  ]);
});

test('a line without a game is named and skipped', async () => {
  const { added, unread } = await save(
    'Date,Opponent\n4/1/2026,Bye\n4/2/2026,OPEN\n4/3/2026,Spring Break\n4/4/2026,Elm\n',
  );
  expect({ added, unread }).toEqual({
    added: 1,
    unread: ['Bye', 'OPEN', 'Spring Break'].map(
      (name, index) => `line ${index + 2}: "${name}" is no game; it is skipped`,
    ),
  });
});

test('an event or an opponent that is not known yet makes no opponent', async () => {
  await save('Date,Opponent\n5/1/2026,Conference Tournament\n5/2/2026,TBD\n5/3/2026,Winner of Game 3\n');
  expect(await games()).toMatchObject(
    ['Conference Tournament', 'TBD', 'Winner of Game 3'].map((title) => ({ title, opponent: null })),
  );
});

test('a result of a game in the future is left out, and one that is known ahead is not', async () => {
  const text =
    'Date,Opponent,Result\n4/1/2049,Ridge,W 5-4\n4/2/2026,Elm,W 5-4\n3/1/2030,Bay,Canceled\n3/2/2030,Fir,W (forfeit)\n';
  expect(await save(text)).toMatchObject({
    unread: ['line 2: the date "4/1/2049" is 2049-04-01, which is not a plausible day of a game; the line is skipped'],
  });
  const { unread } = await save('Date,Opponent,Result\n4/1/2030,Ridge,W 5-4\n');
  expect(unread).toEqual([
    'line 2: the game is on 2030-04-01, which is in the future, but has a result; the result is left out',
  ]);
  expect(await games()).toMatchObject([
    { opponent: 'Elm', state: 8, ourScore: 5 },
    { opponent: 'Bay', state: 6 },
    { opponent: 'Fir', forfeit: 'them' },
    { opponent: 'Ridge', state: 0, ourScore: null },
  ]);
});

test('a day outside of the given season is named and skipped', async () => {
  const { added, unread } = await save('Date,Opponent\n2/14/2026,Ridge\n10/4/2025,Elm\n2/14/2025,Bay\n', {
    season: '2026',
  });
  expect({ added, unread }).toEqual({
    added: 2,
    unread: ['line 4: 2025-02-14 is not in the season 2026; correct the date or --season; it is skipped'],
  });
});

test('scores that list the winner first are read with --winner-first alone', async () => {
  const text = 'Date,Opponent,Result\n4/1/2026,Ridge,"L, 5-4"\n';
  expect(await save(text)).toMatchObject({ unread: [expect.stringContaining('use --winner-first')] });
  expect(await games()).toMatchObject([{ state: 0, ourScore: null }]);
  expect(await save(text, { winnerFirst: true })).toMatchObject({ updated: 1, unread: [] });
  expect(await games()).toMatchObject([{ state: 8, ourScore: 4, opponentScore: 5 }]);
});
