import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { image } from '../../db/schema/image.ts';
import { opponentAlias, opponent as opponents, venue as venues } from '../../db/schema/opponent.ts';
import { findOpponent, loadOpponents } from '../../importers/save/find-opponent.ts';
import { createGame, createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const commands = collegeCommands();
const db = () => commands.database.db;
const { run } = commands;

const elm = { title: 'Elm State', location: 'Elm, Ohio', mascot: 'Otters', abbrev: 'ELM', color: '#13294B' };

test('an opponent is entered with its names and logo, and found by them', async () => {
  const { exit, outs } = await run('opponent add', {
    options: { ...elm, aliases: 'Elm St. Univ.; Elms', logo: 'elm.svg' },
    files: [jsonFile('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'elm.svg')],
  });
  expect([exit, outs]).toEqual([0, ['opponent 1 added: Elm State']]);
  const [picture] = await db().select().from(image);
  expect(picture?.alt).toBe('Elm State logo');
  expect(await db().select().from(opponents)).toMatchObject([
    { ...elm, color: '#13294b', slug: 'elm-state', logo: `/media/${picture?.path}` },
  ]);
  const known = await loadOpponents(db(), commands.college.id);
  for (const name of ['Elm State', 'ELMS', 'elm st. univ.'])
    expect(findOpponent(known, { name, code: '' }, '2026-09-12')?.id).toBe(1);
});

test('a renamed opponent keeps its address and is still found by its former name', async () => {
  await run('opponent add', { options: { title: 'Dixie State' } });
  await run('opponent change', { args: ['1'], options: { title: 'Utah Tech' } });
  expect(await db().select().from(opponents)).toMatchObject([{ title: 'Utah Tech', slug: 'dixie-state' }]);
  const known = await loadOpponents(db(), commands.college.id);
  expect(findOpponent(known, { name: 'Dixie State', code: '' }, '2026-09-12')?.title).toBe('Utah Tech');
  const { outs } = await run('opponent history', { args: ['1'] });
  expect(outs.join('\n')).toContain('title, aliases');
});

test('changing the list of names stores those added and removes the others, dates and codes included', async () => {
  await run('opponent add', { options: { title: 'Elm State', aliases: 'Elms; Elm Normal' } });
  const [kept] = await db().select().from(opponentAlias).where(eq(opponentAlias.alias, 'Elms'));
  const aliases = [
    { name: 'Elms' },
    { name: 'Elm Tech', from: '1990-07-01', to: '1999-06-30' },
    { name: 'EST', code: true },
  ];
  await run('opponent change', { args: ['1'], options: { aliases: JSON.stringify(aliases) } });
  expect(await db().select().from(opponentAlias).orderBy(opponentAlias.alias)).toMatchObject(
    [
      { alias: 'EST', kind: 'code' },
      { alias: 'Elm Tech', validFrom: '1990-07-01', validTo: '1999-06-30' },
      { id: kept?.id, alias: 'Elms' },
    ].sort((a, b) => (a.alias < b.alias ? -1 : 1)),
  );
  const {
    outs: [csv = '', ...lines],
  } = await run('opponent list', { options: { csv: true } });
  const again = await run('opponent import', { files: [jsonFile([csv, ...lines].join('\n'), 'opponents.csv')] });
  expect(again.outs).toEqual(['opponents.csv: 0 added, 0 changed, 1 unchanged']);
});

test.each<[command: string, args: string[], options: Record<string, string>, sentence: string]>([
  ['opponent add', [], { title: 'Elm St.' }, '"Elm St." is a name of Elm State (opponent 1)'],
  ['opponent add', [], { title: 'Oak', aliases: 'Elms' }, '"Elms" is a name of Elm State (opponent 1)'],
  [
    'opponent add',
    [],
    { title: 'Oak', aliases: '[{"name":"O","to":"June"}]' },
    'it has to be a list of names whose days',
  ],
  ['opponent add', [], { title: 'Oak', aliases: '?' }, 'it has to be a list of names that have letters'],
  ['opponent remove', ['1'], {}, '<ids> includes 1; it is used by 1 game'],
  ['venue add', [], { title: 'Oak Field', timezone: 'Eastern' }, 'it has to be a time zone such as America/Chicago'],
  ['venue add', [], { title: 'Oak Field' }, '--timezone is missing'],
  ['venue add', [], { title: 'Oak Field', timezone: 'UTC', latitude: '91' }, 'it has to be a number from -90 to 90'],
  ['venue remove', ['1'], {}, '<ids> includes 1; it is used by 1 game'],
])('%s refuses %j %j', async (command, args, options, sentence) => {
  await run('opponent add', { options: { title: 'Elm State', aliases: 'Elms' } });
  await run('venue add', { options: { title: 'Elm Field', timezone: 'America/New_York' } });
  const season = await createSeason(db(), await createSport(db(), commands.college.id, 'football'));
  await createGame(db(), season, { opponentId: 1, venueId: 1 });
  const { exit, errs } = await run(command, { args, options });
  expect(exit).toBe(1);
  expect(errs.join('\n')).toContain(sentence);
});

test('a venue is entered, changed and removed', async () => {
  const place = { city: 'Elm', state: 'Ohio', street: '1 Main St.', url: 'https://elm.example.edu' };
  await run('venue add', { options: { title: 'Elm Field', timezone: 'america/new_york', latitude: '40.5', ...place } });
  expect(await db().select().from(venues)).toMatchObject([
    { title: 'Elm Field', timezone: 'America/New_York', latitude: 40.5, longitude: null, ...place },
  ]);
  const changed = await run('venue change', { args: ['1'], options: { longitude: '-82.25', city: '' } });
  expect([changed.exit, await db().select().from(venues)]).toMatchObject([0, [{ longitude: -82.25, city: null }]]);
  expect(await commands.list('venue list')).toMatchObject([{ title: 'Elm Field', latitude: 40.5 }]);
  expect((await run('venue remove', { args: ['1'] })).outs).toEqual(['venue 1 removed: Elm Field']);
  expect(await db().select().from(venues)).toEqual([]);
});
