import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { changeChannel } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import { game } from '../db/schema/game.ts';
import { image } from '../db/schema/image.ts';
import { snapshot } from '../importers/save/testing/college.ts';
import { createTestDatabase, removeColleges } from '../testing/database.ts';
import type { InputFile, OptionValues } from './command.ts';
import { runCommand } from './run-command.ts';
import { gameXml } from './testing/game-xml.ts';
import { filesOf, recordedIo } from './testing/recorded-io.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => removeColleges(database));
afterAll(() => database.close());

async function run(command: string, args: string[], options: OptionValues = {}, files: InputFile[] = []) {
  const io = recordedIo();
  const exit = await runCommand(
    command,
    { database, port: 3104, actor: 'anna', io },
    { args, options, files: filesOf(...files), fileCount: files.length },
  );
  return { exit, ...io };
}
const lakeside = { name: 'Lakeside', host: ['lakeside.localhost'], timezone: 'America/New_York' };
const create = () => run('tenant create', ['lakeside'], lakeside);
const importGames = (options: OptionValues, ...files: InputFile[]) =>
  run('import game', [], { tenant: 'lakeside', ...options }, files);

describe('tenant create', () => {
  test('adds a college, prints its URL and announces it', async () => {
    const announced: string[] = [];
    const stop = await database.listen(changeChannel, (message) => announced.push(message));
    expect(await create()).toMatchObject({
      exit: 0,
      outs: ['Lakeside (lakeside) is at http://lakeside.localhost:3104/'],
    });
    await vi.waitFor(() => expect(announced).toEqual(['1']));
    await stop();
    expect((await run('tenant list', [])).outs).toEqual([expect.stringMatching(/^lakeside +Lakeside +http:/)]);
    expect((await run('tenant show', ['lakeside'], { json: true })).outs.map((line) => JSON.parse(line))).toMatchObject(
      [{ slug: 'lakeside', games: 0 }],
    );
  });

  test('names each invalid value and what is allowed', async () => {
    const { exit, errs } = await run('tenant create', ['Lake Side'], {
      ...lakeside,
      host: ['a b'],
      timezone: 'Mars',
      primary: 'red',
    });
    expect(exit).toBe(1);
    expect(errs.join('\n')).toMatch(/--host is "a b"; it has to be a host name/);
    expect(errs.join('\n')).toMatch(/<slug> is "Lake Side"; it has to be 1-40 lower-case letters/);
    expect(errs.join('\n')).toMatch(/--timezone is "Mars"; it has to be an IANA time zone/);
    expect(errs.join('\n')).toMatch(/--primary is "red"; it has to be a color such as #13294b/);
  });

  test('refuses a slug or host that is taken', async () => {
    await create();
    const before = await snapshot(database);
    expect((await create()).errs).toEqual(['The slug "lakeside" is taken by Lakeside; choose another one.']);
    expect((await run('tenant create', ['other'], lakeside)).errs).toEqual([
      '--host lakeside.localhost is taken by the college lakeside; choose another host.',
    ]);
    expect(await snapshot(database)).toBe(before);
  });

  test('stores a logo, and refuses one with scripts', async () => {
    const svg = (inside: string) => ({
      name: 'a.svg',
      bytes: new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`),
    });
    const refused = await run('tenant create', ['lakeside'], lakeside, [svg('<script>1</script>')]);
    expect(refused).toMatchObject({ exit: 1, errs: [expect.stringContaining('--logo a.svg has scripts')] });
    expect((await run('tenant list', [])).outs).toEqual([]);
    expect((await run('tenant create', ['lakeside'], lakeside, [svg('<path d="M0 0h1v1z"/>')])).exit).toBe(0);
    expect(await database.db.select({ path: image.path, mime: image.mime }).from(image)).toEqual([
      { path: 'logos/1.svg', mime: 'image/svg+xml' },
    ]);
  });
});

describe('import game', () => {
  test('prints one JSON object per file, continues after a failure, and exits with 1', async () => {
    await create();
    const { exit, outs, errs } = await importGames(
      { json: true },
      { name: 'a.xml', bytes: gameXml() },
      { name: 'b.xml', bytes: new TextEncoder().encode('<bbgame>\n<venue') },
      { name: 'c.xml', problem: 'The file c.xml does not exist.' },
      { name: 'd.xml', bytes: gameXml({ id: 'W2', date: '1/20/2026' }) },
    );
    expect(exit).toBe(1);
    expect(outs.map((line) => JSON.parse(line))).toMatchObject([
      {
        file: 'a.xml',
        format: 'statcrew',
        sport: 'womens-basketball',
        gameId: 1,
        url: 'http://lakeside.localhost:3104/sports/womens-basketball/stats/2025-26/harbor/boxscore/1',
        date: '2026-01-17',
        teams: { away: 'Harbor', home: 'Lakeside' },
        score: { away: 2, home: 3 },
        players: 2,
        plays: 0,
        corrections: [],
      },
      { file: 'b.xml', error: expect.any(String) },
      { file: 'c.xml', error: 'The file c.xml does not exist.' },
      { file: 'd.xml', gameId: 2 },
    ]);
    expect(errs.at(-1)).toMatch(/^4 files: 2 created, 2 failed/);
  });

  test('lists the statistics that a changed file corrects', async () => {
    await create();
    await importGames({}, { name: 'a.xml', bytes: gameXml() });
    const { exit, outs } = await importGames({}, { name: 'a.xml', bytes: gameXml({ score: 5 }) });
    expect(exit).toBe(0);
    expect(outs.join('\n')).toContain('corrected: Lakeside: score: 3 -> 5');
    expect(outs.join('\n')).toContain('corrected: Swarm, Molly (Lakeside): points: 3 -> 5');
  });

  test('prefers the flags in the table to those on the command line', async () => {
    await create();
    const table = (...lines: string[]) => ({ name: 'flags.csv', bytes: new TextEncoder().encode(lines.join('\n')) });
    const games = [
      { name: '2025-26/a.xml', bytes: gameXml() },
      { name: '2025-26/b.xml', bytes: gameXml({ id: 'W2', date: '1/20/2026' }) },
    ];
    const flags = table('file,neutral,type', 'a.xml,yes,', 'b.xml,,exhibition');
    const options = { flags: 'flags.csv', conference: false, json: true };
    const { exit, outs } = await importGames(options, flags, ...games);
    expect(exit).toBe(0);
    expect(outs.map((line) => JSON.parse(line))).toMatchObject([{ site: 'N' }, { site: 'H' }]);
    const rows = database.db.select({ type: game.type, conference: game.conference }).from(game).orderBy(game.id);
    expect(await rows).toEqual([
      { type: 'R', conference: false },
      { type: 'E', conference: false },
    ]);
    const unknown = await importGames({ flags: 'flags.csv' }, table('file,neutral', 'a.xml,no', 'c.xml,yes'), ...games);
    expect(unknown).toMatchObject({ exit: 1, outs: expect.arrayContaining([expect.stringContaining('updated')]) });
    expect(unknown.errs.at(-1)).toBe(
      'flags.csv, line 3, column "file": "c.xml" is not among the imported files; correct the name or remove the line.',
    );
  });

  test('imports nothing when the flags table is invalid', async () => {
    await create();
    const flags = { name: 'flags.csv', bytes: new TextEncoder().encode('file,neutral\na.xml,perhaps\n') };
    const { exit, outs, errs } = await importGames({ flags: 'flags.csv' }, flags, { name: 'a.xml', bytes: gameXml() });
    expect({ exit, outs }).toEqual({ exit: 1, outs: [] });
    expect(errs).toEqual([
      'flags.csv, line 2, column "neutral": "perhaps" is not understood; write yes or no, or leave it empty.',
    ]);
  });

  test('writes nothing and prints no URL in a dry run', async () => {
    await create();
    const before = await snapshot(database);
    const { outs, errs } = await importGames({ dryRun: true, json: true }, { name: 'a.xml', bytes: gameXml() });
    expect(JSON.parse(outs[0] ?? '')).toMatchObject({ change: 'created', gameId: null, url: null });
    expect(errs.at(-1)).toContain('(dry run: nothing was changed)');
    expect(await snapshot(database)).toBe(before);
  });

  test('lists the known colleges if the given one does not exist', async () => {
    await create();
    const { exit, errs } = await importGames({ tenant: 'nowhere' }, { name: 'a.xml', bytes: gameXml() });
    expect(exit).toBe(1);
    expect(errs).toEqual([
      expect.stringMatching(
        /^--tenant is "nowhere", but no college has this slug\. Known slugs: lakeside\. To create one/,
      ),
    ]);
  });
});

test('import roster and import schedule report their changes', async () => {
  await create();
  const options = { tenant: 'lakeside', sport: 'womens-basketball', season: '2025-26' };
  const text = (content: string) => new TextEncoder().encode(content);
  const roster = await run('import roster', [], options, [{ name: 'r.csv', bytes: text('Name\nMolly Swarm\n') }]);
  expect(roster.outs).toEqual([
    "r.csv: Women's Basketball 2025-26: 1 player, 1 added, 0 updated, 0 unchanged",
    '  http://lakeside.localhost:3104/sports/womens-basketball/roster/2025-26',
  ]);
  const schedule = await run('import schedule', [], options, [
    { name: 's.csv', bytes: text('Date,Opponent,Site\n1/17/2026,Harbor,Lakeside\n') },
  ]);
  expect(schedule.outs).toEqual([
    's.csv: 1 game, 1 added, 0 updated, 0 unchanged',
    '  http://lakeside.localhost:3104/sports/womens-basketball/schedule/2025-26',
  ]);
  const game = await importGames({}, { name: 'a.xml', bytes: gameXml() });
  expect(game.outs[0]).toContain('updated');
});
