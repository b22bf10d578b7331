import { describe, expect, test } from 'vitest';

import { changeSet } from '../../db/schema/content-change.ts';
import { everyTable } from '../../db/schema/every-table.ts';
import { createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const site = collegeCommands();

const lastSet = async () =>
  Math.max(...(await site.database.db.select({ id: changeSet.id }).from(changeSet)).map(({ id }) => id));
const names = ['game', 'season', 'opponent', 'opponent_alias', 'person', 'person_name', 'roster_player', 'facility'];
/** The rows of tables that imports write, without the times of their changes. */
const stored = async () =>
  Promise.all(
    names.map(async (name) => {
      const table = everyTable[name];
      const rows: Record<string, unknown>[] = table ? await site.database.db.select().from(table) : [];
      return rows.map(({ updatedAt: _, ...row }) => JSON.stringify(row)).sort();
    }),
  );
const run = async (command: string, input: Parameters<typeof site.run>[1]) => {
  const { exit, outs, errs } = await site.run(command, input);
  expect([exit, exit === 0 ? [] : errs]).toEqual([0, []]);
  return outs;
};

const baseball = { sport: 'baseball', season: '2026' };
const schedule = (...rows: string[]) =>
  jsonFile(`Date,Time,Opponent,At,Location\n${rows.join('\n')}\n`, 'schedule.csv');
const roster = (...rows: string[]) => jsonFile(`Number,Name,Position\n${rows.join('\n')}\n`, 'roster.csv');
const first = '3/6/2026,6:00 PM,Saltmarsh,H,Harbor';

async function createBaseball() {
  const sport = await createSport(site.database.db, site.college.id, 'baseball', { family: 'baseball' });
  return createSeason(site.database.db, sport);
}

type Import = [name: string, command: string, before: object, after: object];
const imports: Import[] = [
  [
    'a schedule',
    'import schedule',
    { options: { sport: 'baseball' }, files: [schedule(first)] },
    {
      options: { sport: 'baseball' },
      files: [schedule('3/6/2026,7:00 PM,Saltmarsh,H,Harbor', '3/7/2026,TBA,Elm,A,Elm')],
    },
  ],
  [
    'a roster',
    'import roster',
    { options: baseball, files: [roster('4,Keel Joan,P', '5,Ann Reed,C')] },
    { options: { ...baseball, missing: 'remove' }, files: [roster('7,Keel Joan,P', '8,Lee Park,C')] },
  ],
  [
    'content',
    'facility import',
    { files: [jsonFile('title,location\nGym,Campus\n', 'facilities.csv')] },
    { files: [jsonFile('title,location\nGym,Harbor\nPool,Campus\n', 'facilities.csv')] },
  ],
];

describe('import undo', () => {
  test.each(imports)('takes back the import of %s, and the undo as well', async (_, command, before, after) => {
    await createBaseball();
    await run(command, before);
    const former = await stored();
    await run(command, after);
    const latter = await stored();
    const number = String(await lastSet());
    await run('import undo', { args: [number], options: { dryRun: true } });
    expect(await stored()).toEqual(latter);
    await run('import undo', { args: [number] });
    expect(await stored()).toEqual(former);
    await run('import undo', { args: [String(await lastSet())] });
    expect(await stored()).toEqual(latter);
  });

  test('refuses an import to whose rows others refer, and names them', async () => {
    const season = await createBaseball();
    await run('opponent add', { options: { title: 'Elm' } });
    const number = await lastSet();
    const { id } = await createGame(site.database.db, season, { opponentId: 1 });
    const { exit, errs } = await site.run('import undo', { args: [String(number)] });
    expect([exit, errs]).toEqual([1, [expect.stringContaining(`opponent 1 (Elm) is used by game ${id}`)]]);
  });

  test('refuses a number that is no change set', async () => {
    await createOpponent(site.database.db, site.college.id);
    expect(await site.run('import undo', { args: ['99'] })).toMatchObject({ exit: 1 });
  });
});

test('history lists sets and shows their former and new values', async () => {
  await run('facility add', { options: { title: 'Gym' } });
  await run('facility change', { args: ['1'], options: { title: 'Arena' } });
  const aboutOf = async (options: object) =>
    (await run('history list', { options: { json: true, ...options } })).map((line) => JSON.parse(line).about);
  expect(await aboutOf({ kind: 'facility', row: '1' })).toEqual(['facility change', 'facility add']);
  expect(await aboutOf({ actor: 'ben' })).toEqual([]);
  expect(await aboutOf({ day: '2020-01-01' })).toEqual([]);
  const sets = await run('history list', { options: { kind: 'facility', json: true } });
  const { number: changed } = JSON.parse(sets[0] ?? '');
  const shown = await run('history show', { args: [String(changed)], options: { json: true } });
  expect(shown.map((line) => JSON.parse(line))).toMatchObject([
    { row: 'facility 1', action: 'change', changes: { title: ['Gym', 'Arena'] } },
  ]);
});
