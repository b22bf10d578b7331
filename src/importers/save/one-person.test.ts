import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { boxPlayer as boxPlayerTable } from '../../db/schema/box-score.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import { readRosterFile } from '../roster/read-roster-file.ts';
import { saveRoster } from '../roster/save-roster.ts';
import type { OwnCollege } from './own-college.ts';
import { saveGame } from './save-game.ts';
import { insertCollege } from './testing/college.ts';
import { boxGame, boxPlayer, boxTeam, gameFile } from './testing/game.ts';

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

type Squad = readonly (readonly [jersey: string, name: string])[];

const roster = (squad: Squad) => {
  const lines = squad.map(([jersey, name]) => `${jersey},"${name.replaceAll('"', '""')}"`);
  const file = readRosterFile(new TextEncoder().encode(['#,Name', ...lines].join('\n')));
  return saveRoster(database, { tenant, roster: file, sport: 'womens-basketball', season: '2025-26', actor: 'anna' });
};

const play = (squad: Squad, sourceId = 'G-1', date = '2026-01-17') => {
  const players = squad.map(([jersey, name]) => boxPlayer({ code: jersey, jersey, ...parsePersonName(name) }));
  const game = boxGame({ sourceId, venue: { date }, home: boxTeam({ ...boxGame().home, players }) });
  return saveGame(database, { tenant, ...gameFile(game), sport: 'womens-basketball' });
};

const shown = async () =>
  (
    await database.db
      .select({ first: person.firstName, last: person.lastName })
      .from(rosterPlayer)
      .innerJoin(person, eq(person.id, rosterPlayer.personId))
      .where(eq(rosterPlayer.hide, false))
      .orderBy(person.lastName)
  ).map(({ first, last }) => `${first} ${last}`);

const unlinked = async () =>
  (await database.db.select().from(boxPlayerTable)).filter(
    ({ side, rosterPlayerId }) => side === 'home' && rosterPlayerId === null,
  ).length;

const printed: Squad = [
  ['4', 'Elena De La Fuente'],
  ['11', 'Rosa Van Der Meer'],
  ['21', "Mary Beth O'Hara-Lopez"],
  ['25', 'Johanna "Jo" Keller'],
  ['7', 'Kim St. Clair'],
  ['30', 'Siobhán Núñez Jr.'],
];
const scored: Squad = [
  ['4', 'De La Fuente, Elena'],
  ['11', 'VAN DER MEER,ROSA'],
  ['21', "O'HARA-LOPEZ, M."],
  ['25', 'Keller, Jo'],
  ['7', 'St. Clair, Kim'],
  ['30', 'Nunez, Siobhan'],
];

test.each([
  ['roster before the game', [() => roster(printed), () => play(scored)]],
  ['game before the roster', [() => play(scored), () => roster(printed)]],
  ['roster, game and roster', [() => roster(printed), () => play(scored), () => roster(printed)]],
])('players whom roster and scorer write differently are one person each: %s', async (_, imports) => {
  for (const run of imports) await run();
  expect(await shown()).toEqual([
    'Elena De La Fuente',
    'Johanna "Jo" Keller',
    'Siobhán Núñez Jr.',
    "Mary Beth O'Hara-Lopez",
    'Kim St. Clair',
    'Rosa Van Der Meer',
  ]);
  expect(await unlinked()).toBe(0);
});

test('a misspelled name with the number of the roster is the same player', async () => {
  await roster([['12', 'Anna Nicholson']]);
  await play([['12', 'Nickolson, Anna']]);
  expect(await shown()).toEqual(['Anna Nicholson']);
  expect(await unlinked()).toBe(0);
});

test('a name that resembles one on the roster makes no second public player, and the report says what to do', async () => {
  await roster([['12', 'Anna Nicholson']]);
  const { warnings } = await play([['21', 'Nickolson, Anna']]);
  expect(await shown()).toEqual(['Anna Nicholson']);
  expect(warnings).toContainEqual(
    expect.stringMatching(/^Anna Nickolson \(#21\) resembles Anna Nicholson \(#12\) .*: person merge 2 --into 1\./),
  );
  expect(await unlinked()).toBe(0);
});

test('twins with almost the same name are two players', async () => {
  await play([
    ['3', 'Jane Smith'],
    ['5', 'Jana Smith'],
  ]);
  await play(
    [
      ['5', 'Smith, Jana'],
      ['3', 'Smith, Jane'],
    ],
    'G-2',
    '2026-01-20',
  );
  expect(await shown()).toEqual(['Jane Smith', 'Jana Smith']);
});

test('a player of the season before is the same person under the whole name', async () => {
  await play([['4', 'De La Fuente, Elena']], 'G-0', '2024-12-01');
  await roster([['4', 'Elena De La Fuente']]);
  expect(await database.db.select().from(person)).toHaveLength(1);
});
