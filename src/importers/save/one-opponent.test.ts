import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import { readScheduleFile } from '../schedule/read-schedule-file.ts';
import { saveSchedule } from '../schedule/save-schedule.ts';
import type { OwnCollege } from './own-college.ts';
import { saveGame } from './save-game.ts';
import { insertCollege } from './testing/college.ts';
import { boxGame, boxTeam, gameFile } from './testing/game.ts';

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

const schedule = (names: readonly string[]) => {
  const lines = names.map(
    (name, index) => `2026-01-${String(index + 1).padStart(2, '0')},"${name}",H,"Lakeside, Mich."`,
  );
  const bytes = new TextEncoder().encode(['Date,Opponent,H/A,Location', ...lines].join('\n'));
  return saveSchedule(database, { tenant: lakeside, schedule: readScheduleFile(bytes), sport: 'womens-basketball' });
};

const play = (name: string, day: number, code = '') => {
  const venue = { date: `2026-02-${String(day).padStart(2, '0')}` };
  const game = boxGame({ sourceId: '', venue, away: boxTeam({ ...boxGame().away, name, code }) });
  return saveGame(database, { tenant: lakeside, ...gameFile(game), sport: 'womens-basketball' });
};

const opponents = async () => {
  const rows = await database.db.select().from(opponentTable).orderBy(opponentTable.id);
  const games = await database.db.select({ opponentId: gameTable.opponentId }).from(gameTable);
  return rows.map(({ id, title }) => [title, games.filter(({ opponentId }) => opponentId === id).length]);
};

const spellings = [
  ['Ohio State', 'Ohio St.', 'The Ohio State University', 'OHIO ST'],
  ['Penn', 'Pennsylvania', 'University of Pennsylvania'],
  ['UConn', 'Connecticut', 'University of Connecticut'],
  ['South Carolina', '#10/11 South Carolina', 'So. Carolina', '(3) South Carolina'],
  ['Indiana', 'Indiana University', '#4 Indiana'],
  ['San José State', 'San Jose State', 'San Jose St.'],
  ['Hawaiʻi', "Hawai'i", 'Hawaii'],
  ['Univ. Montréal', 'University of Montreal', 'Montreal'],
  ["St. John's", 'Saint John’s', "St. John's University"],
];

test.each(spellings)('schedules and box scores of %j, %j, … have one opponent, in either order', async (...names) => {
  for (const order of [names, names.toReversed()]) {
    await removeColleges(database);
    lakeside = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
    await schedule(order);
    for (const [index, name] of order.entries()) await play(name, index + 1);
    const found = await opponents();
    expect(found).toHaveLength(1);
    expect(found[0]?.[1]).toBe(2 * names.length);
    expect(found[0]?.[0]).not.toMatch(/\d/);
  }
});

test.each([
  ['Boston College', 'Boston University'],
  ['Miami', 'Miami University', 'University of Miami'],
  ['Miami (FL)', 'Miami (Ohio)'],
  ['Indiana', 'Indiana State', 'Indiana (PA)'],
  ['Ohio', 'Ohio State'],
])('%j, %j, … are as many opponents', async (...names) => {
  await schedule(names);
  expect(await opponents()).toEqual(names.map((name) => [name, 1]));
});

test('names that two schools share are one school if the code in the file is the opponent’s', async () => {
  await play('Miami', 1, 'MIA');
  await play('University of Miami', 2, 'MIA');
  expect(await opponents()).toEqual([['Miami', 2]]);
});

describe('cities', () => {
  const away = (lines: readonly (readonly [name: string, place: string])[]) => {
    const table = lines.map(([name, place], index) => `2026-01-${index + 10},"${name}",A,"${place}"`);
    const bytes = new TextEncoder().encode(['Date,Opponent,H/A,Location', ...table].join('\n'));
    return saveSchedule(database, { tenant: lakeside, schedule: readScheduleFile(bytes), sport: 'womens-basketball' });
  };

  test.each<[string, [string, string][], [string, number][]]>([
    [
      'make names that other schools have one school',
      [
        ['Miami', 'Coral Gables, Fla.'],
        ['University of Miami', 'Coral Gables, FL'],
        ['Miami University', 'Oxford, Ohio'],
      ],
      [
        ['Miami', 2],
        ['Miami University', 1],
      ],
    ],
    [
      'are those of a state in brackets',
      [
        ['Miami', 'Coral Gables, Fla.'],
        ['Miami (FL)', 'Coral Gables, Fla.'],
        ['Miami (Ohio)', 'Oxford, Ohio'],
        ['Miami University', 'Oxford, Ohio'],
      ],
      [
        ['Miami', 2],
        ['Miami (Ohio)', 2],
      ],
    ],
    [
      'in other states make spellings two schools',
      [
        ['Union St.', 'Albany, N.Y.'],
        ['Union State', 'Lincoln, Neb.'],
        ['Union St.', 'Albany, N.Y.'],
      ],
      [
        ['Union St.', 2],
        ['Union State', 1],
      ],
    ],
    [
      'in other states make a name that several schools have two schools',
      [
        ['Trinity', 'Hartford, Conn.'],
        ['Trinity', 'San Antonio, Texas'],
        ['Trinity', 'Hartford, Conn.'],
        ['Trinity', 'San Antonio, TX'],
      ],
      [
        ['Trinity', 2],
        ['Trinity (Texas)', 2],
      ],
    ],
    [
      'of one state do not divide a school',
      [
        ['UConn', 'Storrs, Conn.'],
        ['Connecticut', 'Hartford, Conn.'],
      ],
      [['UConn', 2]],
    ],
  ])('%s', async (_, lines, expected) => {
    await away(lines);
    expect(await opponents()).toEqual(expected);
    await away(lines);
    expect(await opponents()).toEqual(expected);
  });

  test('that contradict each other are reported, with the command that decides', async () => {
    const { warnings } = await away([
      ['Union St.', 'Albany, N.Y.'],
      ['Union State', 'Lincoln, Neb.'],
      ['Loyola', 'Baltimore, Md.'],
      ['Loyola', 'Chicago, Ill.'],
      ['Ridge', 'Elm, Ohio'],
      ['Ridge', 'Elm, Iowa'],
    ]);
    expect(warnings).toEqual([
      '"Union State" (opponent 2) is taken as another school than "Union St." (opponent 1). If they are one school: opponent merge 2 --into 1.',
      '"Loyola (Illinois)" (opponent 4) is taken as another school than "Loyola" (opponent 3). If they are one school: opponent merge 4 --into 3.',
      'line 7: "Ridge" is at home in Elm, Iowa, but (opponent 5) was in another state before. If they are two schools, give one another name, such as "Ridge (Iowa)", and import it again.',
    ]);
  });

  test('of a box score join a name that other schools have, and a new one that resembles a known one is reported', async () => {
    await away([['Miami', 'Coral Gables, Fla.']]);
    const at = (location: string, day: string) => {
      const { home, away: visitor } = boxGame();
      const host = boxTeam({ ...visitor, name: 'University of Miami', code: '' });
      const game = boxGame({ sourceId: '', venue: { date: day, location, stadium: '' }, home: host, away: home });
      return saveGame(database, { tenant: lakeside, ...gameFile(game), sport: 'womens-basketball' });
    };
    expect((await at('Coral Gables, FL', '2026-02-01')).opponent.title).toBe('Miami');
    await removeColleges(database);
    lakeside = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
    await schedule(['Miami']);
    expect((await at('Oxford, Ohio', '2026-02-01')).warnings).toContain(
      '"University of Miami" (opponent 2) is taken as another school than "Miami" (opponent 1). If they are one school: opponent merge 2 --into 1.',
    );
  });
});

test('a name that two opponents have is refused with the commands that decide it', async () => {
  await play('Harbor', 1);
  await play('Ridge', 2);
  await database.db.update(opponentTable).set({ title: 'Ohio State' });
  await expect(play('#4 Ohio St', 3)).rejects.toThrow(
    '"#4 Ohio St" matches "Ohio State" (opponent 1) and "Ohio State" (opponent 2) on 2026-02-03. If they are one school: opponent merge 2 --into 1.',
  );
});
