import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { game as gameTable } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person } from '../../db/schema/person.ts';
import { snapshot } from '../../importers/save/testing/college.ts';
import type { OptionValues } from '../command.ts';
import { listTenants } from '../tenants.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const site = collegeCommands();

const schedule = (text: string, options: OptionValues = {}) =>
  site.run('import schedule', { options: { sport: 'softball', ...options }, files: [jsonFile(text, 'games.csv')] });
const roster = (text: string, options: OptionValues = {}) =>
  site.run('import roster', {
    options: { sport: 'softball', season: '2026', ...options },
    files: [jsonFile(text, 'roster.csv')],
  });
const games = async () => {
  const rows = await site.database.db
    .select()
    .from(gameTable)
    .leftJoin(opponent, and(eq(opponent.tenantId, gameTable.tenantId), eq(opponent.id, gameTable.opponentId)))
    .orderBy(gameTable.localDate, gameTable.id);
  return rows.map(({ game, opponent: against }) => ({ ...game, opponent: against?.title ?? null }));
};
const table = (...lines: string[]) => `${['Date,Time,Opponent,H/A,Location,Result', ...lines].join('\n')}\n`;
/** The season's schedule with a result of each game. */
const season = (elm = '', bay = '', fir = '') =>
  table(
    `4/4/2026,1 p.m.,Elm,H,"Harbor, Maine",${elm}`,
    `4/11/2026,1 p.m.,Bay,A,"Bay, Maine",${bay}`,
    `4/18/2026,1 p.m.,Fir,H,"Harbor, Maine",${fir}`,
  );

test('a season as an information office lives it leaves each game once, with what was decided last', async () => {
  await roster('No.,Name\n7,Ada Reed\n9,May Oak\n');
  await schedule(season());
  const [elm] = await games();

  // next year's schedule is announced during the season
  await schedule(table('4/3/2027,,Gull,H,"Harbor, Maine",'));
  expect((await games()).map(({ localDate }) => localDate)).toEqual([
    '2026-04-04',
    '2026-04-11',
    '2026-04-18',
    '2027-04-03',
  ]);

  // rain, and the schedule comes again as it was
  await site.run('game postpone', { args: [String(elm?.id)], options: { reason: 'Rain', to: '2026-04-05' } });
  const moved = await snapshot(site.database);
  await schedule(season());
  expect(await snapshot(site.database)).toBe(moved);

  // results, a corrected one, and a forfeit
  await schedule(season('W 5-4', 'L 1-2'));
  await schedule(season('W 5-3', 'L 1-2'));
  await schedule(season('W 5-3', 'W (forfeit)'));
  expect(await games()).toMatchObject([
    { opponent: 'Elm', localDate: '2026-04-05', originalDate: '2026-04-04', ourScore: 5, opponentScore: 3 },
    { opponent: 'Bay', forfeit: 'them' },
    { opponent: 'Fir', state: 0 },
    { opponent: 'Gull', state: 0 },
  ]);

  // wrong files: a roster, the schedule of another year
  const before = await snapshot(site.database);
  const wrong = await schedule('No.,Name\n7,Ada Reed\n');
  expect([wrong.exit, wrong.errs[0]]).toEqual([1, expect.stringContaining('The column "date" is missing')]);
  const old = await schedule(table('4/4/2024,,Elm,H,,W 1-0'), { season: '2026' });
  expect(old.outs.join('\n')).toContain('2024-04-04 is not in the season 2026; correct the date or --season');
  expect(await snapshot(site.database)).toBe(before);

  // a calendar of another college
  const others = ['Gull', 'Owl', 'Jay'].map(
    (name, index) =>
      `BEGIN:VEVENT\nUID:${name}\nDTSTART:2026050${index + 1}T170000Z\nSUMMARY:Otherland Softball vs ${name}\nEND:VEVENT`,
  );
  const foreign = await schedule(['BEGIN:VCALENDAR', 'VERSION:2.0', ...others, 'END:VCALENDAR'].join('\n'));
  expect([foreign.exit, foreign.errs[0]]).toEqual([1, expect.stringContaining('the calendar of another college')]);
  expect(await snapshot(site.database)).toBe(before);

  // the roster comes again, then with another name of a player
  await roster('No.,Name\n7,Ada Reed\n9,May Oak\n');
  expect(await snapshot(site.database)).toBe(before);
  const renamed = 'No.,Name\n7,Ada Reed-Stone\n9,May Oak\n';
  expect((await roster(renamed)).outs.join('\n')).toContain('The same player: --resembling renamed');
  expect(await snapshot(site.database)).toBe(before);
  await roster(renamed, { resembling: 'renamed' });
  await roster(renamed);
  const people = await site.database.db.select().from(person).orderBy(person.id);
  expect(people).toMatchObject([{ lastName: 'Reed-Stone' }, { lastName: 'Oak' }]);

  // the site moves to another host
  const { outs } = await site.run('tenant change', {
    args: ['harbor'],
    options: { tenant: undefined, host: 'harbor.example' },
  });
  expect(outs[0]).toContain('harbor.example');
  expect((await listTenants(site.database.db))[0]).toMatchObject({
    canonicalHost: 'harbor.example',
    hosts: expect.arrayContaining(['harbor.example', site.college.canonicalHost]),
  });
  const hosted = await snapshot(site.database);
  const last = await schedule(season('W 5-3', 'W (forfeit)'));
  expect(last.outs.join('\n')).toContain('harbor.example');
  expect(await snapshot(site.database)).toBe(hosted);
});
