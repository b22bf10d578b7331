import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { runCommand } from '../../cli/run-command.ts';
import { filesOf, recordedIo } from '../../cli/testing/recorded-io.ts';
import { rosterPlayer } from '../../db/schema/person.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createPlayer, createSeason, createSport } from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let ids: { ann: number; soccer: number };

beforeEach(async () => {
  await site?.close();
  site = await createTwoColleges();
  const football = await createSport(site.db, site.harborId);
  const soccer = await createSport(site.db, site.harborId, 'womens-soccer');
  const season = await createSeason(site.db, football);
  const soccerSeason = await createSeason(site.db, soccer);
  await createPlayer(site.db, season, { firstName: 'Jo', lastName: 'Park' });
  await createPlayer(site.db, season, { firstName: 'Jo', lastName: 'Park' });
  const ann = await createPlayer(site.db, soccerSeason, { firstName: 'Ann', lastName: 'Reed' });
  ids = { ann: ann.personId, soccer: soccer.id };
  await run('hall add', { title: 'Hall of Fame' });
});
afterAll(() => site.close());

const run = async (command: string, options: Record<string, string | boolean>, csv?: string, args: string[] = []) => {
  const io = recordedIo();
  const files = csv === undefined ? [] : [{ name: 'rows.csv', bytes: Buffer.from(csv) }];
  const context = { database: site.database, port: 3000, io, actor: 'anna' };
  const input = { args, options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: files.length };
  const exit = await runCommand(command, context, input);
  await site.announce(site.harborId);
  return { exit, outs: io.outs, errs: io.errs };
};
const importInductees = (csv: string, options = {}) => run('inductee import', options, csv);
const items = async (path: string) => (await site.json(`/api/v2${path}`)).items;

const header = 'title,hall,inducted,category,sports\n';

test('an import adds rows, changes those that differ, and leaves the rest', async () => {
  const file = `${header}Ada Voss,Hall of Fame,1999,athlete,football\n1948 Football,Hall of Fame,1999,team,football\n`;
  expect((await importInductees(file)).outs).toEqual(['rows.csv: 2 added, 0 changed, 0 unchanged']);
  expect((await importInductees(file)).outs).toEqual(['rows.csv: 0 added, 0 changed, 2 unchanged']);
  expect((await importInductees(file.replace('athlete', 'coach'))).outs).toEqual([
    'rows.csv: 0 added, 1 changed, 1 unchanged',
  ]);
  expect((await items('/Inductees')).map(({ sortName }: { sortName: string }) => sortName)).toEqual([
    '1948 Football',
    'Voss, Ada',
  ]);
  const { outs } = await run('inductee history', { json: true }, undefined, ['1']);
  expect(outs.map((line) => JSON.parse(line).action)).toEqual(['change', 'add']);
});

test('the exported table of a kind is imported without a change', async () => {
  await importInductees(
    `${header}"Voss ""Ace"" Ada",Hall of Fame,1999,,"football,womens-soccer"\nAnn Reed,Hall of Fame,2040,,\n`,
  );
  const { outs } = await run('inductee list', { csv: true });
  expect(outs).toHaveLength(3);
  expect((await importInductees(outs.join('\n'))).outs).toEqual(['rows.csv: 0 added, 0 changed, 2 unchanged']);
});

test('an import with a wrong cell changes nothing and names the line, the column and the remedy', async () => {
  const { exit, errs } = await importInductees(`${header}Ada Voss,Hall of Fame,1999,,\nJo Lind,Hall of Flame,soon,,\n`);
  expect(exit).toBe(1);
  expect(errs[0]).toContain('rows.csv, line 3: hall is "Hall of Flame"; it has to be the name of a hall of fame');
  expect(errs.join('\n')).toContain('rows.csv, line 3: inducted is "soon"; it has to be a whole number');
  expect((await importInductees('title,team\nx,y\n')).errs[0]).toMatch(/rows.csv has the unknown column team; known/);
  expect(await items('/Inductees')).toEqual([]);
});

test('a dry run of an import reports what it would do', async () => {
  const { outs, errs } = await importInductees(`${header}Ada Voss,Hall of Fame,1999,,\n`, { dryRun: true });
  expect([outs, errs]).toEqual([['rows.csv: 1 added, 0 changed, 0 unchanged'], ['Dry run: nothing was changed.']]);
  expect(await items('/Inductees')).toEqual([]);
});

test('a name is matched to the one person on the roster of the sport and season', async () => {
  const csv = [
    'title,season,sport,organization',
    'Ann Reed,2026,womens-soccer,AP',
    'Ann Reed,2026,football,AP',
    'Ann Reed,1986,womens-soccer,AP',
    'Jo Park,2026,football,AP',
  ].join('\n');
  const { errs } = await run('all-american import', {}, csv);
  expect(errs).toEqual([
    'warning: rows.csv, line 5: people: several people on rosters are named Jo Park; give the number of one of them: 1 (2026), 2 (2026)',
  ]);
  const [linked, ...others] = await items(`/AllAmericans?personId=${ids.ann}`);
  expect(others).toEqual([]);
  expect(linked).toMatchObject({ title: 'Ann Reed', season: '2026', people: [{ lastName: 'Reed' }] });
  expect(linked.people[0].url).toMatch(/^\/sports\/womens-soccer\/roster\/ann-reed\/\d+$/);
  const all = await items('/AllAmericans');
  expect(all).toHaveLength(4);
  expect(all.find(({ title }: { title: string }) => title === 'Jo Park')).toMatchObject({ people: [] });
});

test('an ambiguous name in `people` is refused with the numbers of the people', async () => {
  const { errs } = await run('inductee add', { title: 'x', hall: '1', inducted: '1999', people: 'Jo Park' });
  expect(errs[0]).toContain('--people is "Jo Park"; it has to be the number of one of the people of this name: 1, 2');
});

test('a person who is only on hidden rosters is not in responses', async () => {
  await run('inductee add', { title: 'Ann Reed', hall: '1', inducted: '2040', sports: 'womens-soccer' });
  expect((await items('/Inductees'))[0].people).toHaveLength(1);
  await site.db.update(rosterPlayer).set({ hide: true }).where(eq(rosterPlayer.personId, ids.ann));
  await site.announce(site.harborId);
  expect((await items('/Inductees'))[0].people).toEqual([]);
});

test('the inductees of a hidden hall are hidden', async () => {
  await run('inductee add', { title: 'Ada Voss', hall: '1', inducted: '1999' });
  expect((await items('/Inductees'))[0].url).toBe('/honors/hall-of-fame/ada-voss/1');
  await run('hall change', { access: 'hidden' }, undefined, ['1']);
  expect(await items('/Inductees')).toEqual([]);
  expect((await site.get('/api/v2/Inductees/1')).status).toBe(404);
});

test('a hall is found by its former slug', async () => {
  await run('hall change', { urlSlug: 'wall' }, undefined, ['1']);
  for (const slug of ['hall-of-fame', 'wall'])
    expect(await items(`/Halls?slug=${slug}`)).toMatchObject([{ slug: 'wall' }]);
  expect(await items('/Halls?slug=other')).toEqual([]);
});

test('lists are filtered by sport, season, level and category, and are tables with the suffix .csv', async () => {
  await run('award add', { title: 'Cup', level: 'institution' });
  await run('award add', { title: 'Player of the Year', level: 'national' });
  await run('award-winner add', { title: 'Ann Reed', award: 'Cup', season: '2026', sport: 'womens-soccer' });
  await run('award-winner add', { title: '=Jo, "Jr."', award: 'Cup', season: '2025', shared: 'yes' });
  expect(await items('/Awards?level=national')).toMatchObject([{ title: 'Player of the Year' }]);
  expect((await site.get('/api/v2/Awards?level=world')).status).toBe(400);
  expect(await items('/AwardWinners?season=2025')).toMatchObject([{ shared: true, award: { title: 'Cup' } }]);
  expect(await items(`/AwardWinners?sportId=${ids.soccer}&awardId=1`)).toMatchObject([{ title: 'Ann Reed' }]);
  const csv = await (await site.get('/api/v2/AwardWinners.csv')).text();
  expect(csv.split('\r\n')[1]).toMatch(/,Ann Reed,Cup,2026,,Women's Soccer,athlete,false,,,Ann Reed,/);
  expect(csv).toContain(`"'=Jo, ""Jr."""`);
});
