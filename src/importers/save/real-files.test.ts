import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { figureName } from '../../domain/stats/figure-name.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import { readGameFile } from '../read-game-file.ts';
import { readRosterFile } from '../roster/read-roster-file.ts';
import { saveRoster } from '../roster/save-roster.ts';
import { readScheduleFile } from '../schedule/read-schedule-file.ts';
import { saveSchedule } from '../schedule/save-schedule.ts';
import { saveGame } from './save-game.ts';
import { insertCollege, snapshot } from './testing/college.ts';

const data = path.resolve('../shared/data');
const isThere = existsSync(data);
if (!isThere) console.warn('SKIPPED: the real game files are not there (../shared/data)');

const games: [file: string, own: string, slug: string, sport: string, ours: number, theirs: number][] = [
  ['statcrew/bs-indiana-at-unc-2026-02-14.xml', 'North Carolina', 'unc', 'baseball', 4, 3],
  ['statcrew/fb-duke-at-unc-2025-11-22.xml', 'North Carolina', 'unc', 'football', 25, 32],
  ['statcrew/fh-stjosephs-at-unc-2022-10-23.xml', 'North Carolina', 'unc', 'field-hockey', 6, 0],
  ['statcrew/mlax-iona-at-unc-2026-02-15.xml', 'North Carolina', 'unc', 'mens-lacrosse', 23, 7],
  ['statcrew/vb-miami-at-unc-2025-11-29.xml', 'North Carolina', 'unc', 'womens-volleyball', 2, 3],
  ['statcrew/mbb-michiganst-vs-kentucky-2025-11-18.xml', 'Kentucky', 'kentucky', 'mens-basketball', 66, 83],
  ['statcrew/msoc-washington-vs-ncstate-2025-12-15.xml', 'NC State', 'ncstate', 'mens-soccer', 2, 3],
  ['statcrew/mhk-princeton-at-rpi-2012-02-17.xml', 'RPI', 'rpi', 'mens-ice-hockey', 2, 6],
  ['sidearm/wbb-maryland-vs-uconn-2015-04-05.json', 'Maryland', 'umd', 'womens-basketball', 58, 81],
  ['sidearm/wbb-indiana-vs-maryland-2018-03-02.json', 'Maryland', 'umd', 'womens-basketball', 67, 54],
  ['sidearm/wbb-maryland-at-georgemason-2022-11-07-noplays.json', 'Maryland', 'umd', 'womens-basketball', 88, 51],
  ['sidearm/wbb-maryland-at-minnesota-2025-12-07-ot.json', 'Maryland', 'umd', 'womens-basketball', 100, 99],
  ['sidearm/wbb-iowa-at-maryland-2026-01-22-ot.json', 'Maryland', 'umd', 'womens-basketball', 78, 85],
  ['sidearm/wbb-oregon-at-maryland-2026-01-31.json', 'Maryland', 'umd', 'womens-basketball', 61, 68],
  ['ncaa/genius-bbgame-byu-at-gonzaga-2021-01-07.json', 'Gonzaga', 'gonzaga', 'mens-basketball', 86, 69],
];

describe.skipIf(!isThere)('real files', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  const bytesOf = (file: string) => readFileSync(path.join(data, file));
  const college = async (slug: string, name: string, timezone = 'America/New_York') => {
    await removeColleges(database);
    return insertCollege(database, { slug, name, timezone });
  };

  test.each(games)('each figure of %s has a name in words', (file) => {
    const { boxScore: game } = readGameFile(bytesOf(file));
    const lines = [game.home, game.away].flatMap((team) => [team, ...team.players]);
    const figures = lines.flatMap(({ stats }) =>
      Object.entries(stats).flatMap(([group, line]) => Object.keys(line).map((key) => [group, key] as const)),
    );
    for (const [group, key] of figures) {
      const name = figureName(game.family, group, key);
      expect(name, `${group}.${key}`).not.toMatch(/[a-z][A-Z]|\.|^[a-z]{1,3}$/);
      if (key.length <= 3) expect(name.endsWith(` ${key}`), name).toBe(false);
    }
  });

  test.each(games)('%s is saved for %s, and again changes nothing', async (file, name, slug, sport, ours, theirs) => {
    const tenant = await college(slug, name);
    const bytes = bytesOf(file);
    const save = () =>
      saveGame(database, { tenant, file: { name: path.basename(file), bytes }, parsed: readGameFile(bytes) });
    expect(await save()).toMatchObject({
      change: 'created',
      sport: { globalSportNameSlug: sport },
      game: { ourScore: ours, opponentScore: theirs, state: 8 },
    });
    const before = await snapshot(database);
    expect(await save()).toMatchObject({ change: 'unchanged', corrections: [] });
    expect(await snapshot(database)).toBe(before);
  });

  test('the calendars of one sport and of all sports are saved, and change nothing when repeated', async () => {
    const nevada = await college('nevada', 'Nevada', 'America/Los_Angeles');
    const all = readScheduleFile(bytesOf('ics/sidearm-nevada-all-sports-2026-excerpt.ics'));
    expect(await saveSchedule(database, { tenant: nevada, schedule: all })).toMatchObject({ added: 12, warnings: [] });
    expect(await saveSchedule(database, { tenant: nevada, schedule: all })).toMatchObject({ unchanged: 12 });
    const mason = await college('mason', 'George Mason');
    const baseball = readScheduleFile(bytesOf('ics/sidearm-georgemason-baseball-2024.ics'));
    expect(await saveSchedule(database, { tenant: mason, schedule: baseball, sport: 'baseball' })).toMatchObject({
      added: 56,
    });
    expect(await saveSchedule(database, { tenant: mason, schedule: baseball, sport: 'baseball' })).toMatchObject({
      unchanged: 56,
    });
  });

  test('the composite calendar of PrestoSports is saved with its results, and changes nothing when repeated', async () => {
    const ashby = await college('ashby', 'Ashby');
    const schedule = readScheduleFile(bytesOf('cases/presto-composite.ics'));
    const saved = await saveSchedule(database, { tenant: ashby, schedule });
    expect(saved).toMatchObject({ added: 7, unrecognized: 0, warnings: [] });
    expect(saved.sports.map(({ sport }) => sport.title)).toEqual([
      "Men's Basketball",
      "Women's Soccer",
      'Swimming & Diving',
    ]);
    expect(await saveSchedule(database, { tenant: ashby, schedule })).toMatchObject({ unchanged: 7 });
  });

  test('a HoopStats file that was never closed is the final of its game, in sentences', async () => {
    const tenant = await college('arizona', 'Arizona', 'America/Phoenix');
    const file = { name: 'hoopstats-past.xml', bytes: bytesOf('cases/hoopstats-past.xml') };
    const parsed = readGameFile(file.bytes);
    expect(await saveGame(database, { tenant, file, parsed, sport: 'womens-basketball' })).toMatchObject({
      game: { state: 8, ourScore: 61, opponentScore: 52 },
    });
    expect(parsed.boxScore.plays.map(({ text }) => text).join()).not.toMatch(/foultaken|2ptr/i);
  });

  test('the rosters of JSON and of ISO-8859-1 without a heading are saved', async () => {
    const tenant = await college('umd', 'Maryland');
    const json = readRosterFile(bytesOf('datasets/roster-wbb-maryland-2020-21.json'));
    expect(
      await saveRoster(database, { tenant, roster: json, sport: 'wbball', season: '2020-21', actor: 'anna' }),
    ).toMatchObject({
      added: 11,
      warnings: [],
    });
    const columns = 'id,number,first,last,pos,height,weight,class,hometown,previousteam'.split(',');
    const csv = readRosterFile(bytesOf('datasets/roster-mhk-2008-09-several-teams.csv'), columns);
    expect(csv.players.some(({ firstName }) => firstName === 'Stéphane')).toBe(true);
  });
});
