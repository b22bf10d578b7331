import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { season } from '../db/schema/sport.ts';
import type { OwnCollege } from '../importers/save/own-college.ts';
import { insertCollege } from '../importers/save/testing/college.ts';
import { readScheduleFile } from '../importers/schedule/read-schedule-file.ts';
import { saveSchedule } from '../importers/schedule/save-schedule.ts';
import { createTestDatabase, removeColleges } from '../testing/database.ts';
import { followCalendar } from './start-season-ticker.ts';

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

const today = Temporal.Now.plainDateISO('America/New_York');
const save = (...years: number[]) => {
  const days = years.map((count) => today.add({ years: count }).toString());
  const text = ['Date,Opponent', ...days.map((day) => `${day},Ridge`)].join('\n');
  const schedule = readScheduleFile(new TextEncoder().encode(text));
  return saveSchedule(database, { tenant: lakeside, schedule, sport: 'baseball' });
};
const current = async () => {
  const rows = await database.db.select().from(season).where(eq(season.isCurrent, true));
  return rows.map(({ title }) => Number(title) - today.year);
};

test.each<[string, number[][]]>([
  ['before this year’s', [[1], [0]]],
  ['after this year’s', [[0], [1]]],
  ['in one file with this year’s', [[0, 1, 40]]],
  ['and past ones', [[-1], [1], [0], [-2]]],
])('games of next year, imported %s, leave the running season current', async (_, imports) => {
  for (const years of imports) await save(...years);
  expect(await current()).toEqual([0]);
});

test('a season becomes current on its first day, without an import', async () => {
  await save(0, 1);
  const startDate = today.toString();
  await database.db
    .update(season)
    .set({ startDate })
    .where(eq(season.title, String(today.year + 1)));
  await followCalendar(database);
  expect(await current()).toEqual([1]);
  await followCalendar(database);
  expect(await current()).toEqual([1]);
});
