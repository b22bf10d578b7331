import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { game as gameTable } from '../../db/schema/game.ts';
import { image } from '../../db/schema/image.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { rosterPlayer } from '../../db/schema/person.ts';
import { snapshot } from '../../importers/save/testing/college.ts';
import type { OptionValues } from '../command.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';
import { gameXml } from '../testing/game-xml.ts';

const site = collegeCommands();

const importSchedule = (text: string, options: OptionValues = {}) =>
  site.run('import schedule', {
    options: { sport: 'softball', ...options },
    files: [jsonFile(text, text.startsWith('BEGIN') ? 'games.ics' : 'games.csv')],
  });
const games = async () => {
  const rows = await site.database.db
    .select()
    .from(gameTable)
    .leftJoin(opponent, and(eq(opponent.tenantId, gameTable.tenantId), eq(opponent.id, gameTable.opponentId)))
    .orderBy(gameTable.id);
  return rows.map(({ game, opponent: against }) => ({ ...game, opponent: against?.title ?? null }));
};
const entry = (uid: string, start: string, title: string, more: string[] = []) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${start}`,
    `SUMMARY:${title}`,
    'LOCATION:Elm\\, Ohio',
    ...more,
    'END:VEVENT',
  ].join('\n');
const calendar = (...entries: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR'].join('\n');

const table = (...lines: string[]) => `${['Date,Time,Opponent,H/A,Location,Result', ...lines].join('\n')}\n`;
const spring = table(
  '4/18/2026,1 p.m.,Ridge,H,"Elm, Ohio",',
  '4/19/2026,1 p.m.,Ridge,H,"Elm, Ohio",',
  '4/25/2026,1 p.m.,Bay,A,"Bay, Ohio",',
);
const feed = calendar(entry('a', '20260418T170000Z', 'vs Ridge'), entry('b', '20260419T170000Z', 'vs Ridge'));

describe.each([
  ['a table without ids', spring, 3],
  ['a calendar', feed, 2],
])('after staff moved a game of %s', (_, text, count) => {
  const postpone = () =>
    site.run('game postpone', { args: ['1'], options: { reason: 'Rain', to: '2026-04-19', time: '16:00' } });

  test('the unchanged file changes nothing', async () => {
    await importSchedule(text);
    await postpone();
    const before = await snapshot(site.database);
    const { outs } = await importSchedule(text);
    expect(outs[0]).toContain(`${count} games, 0 added, 0 updated, ${count} unchanged`);
    expect(await snapshot(site.database)).toBe(before);
    expect((await games())[0]).toMatchObject({
      localDate: '2026-04-19',
      originalDate: '2026-04-18',
      stateReason: 'Rain',
    });
  });

  test('a file that changes another value of the game changes that alone', async () => {
    await importSchedule(text);
    await postpone();
    await importSchedule(text.replaceAll('Elm, Ohio', 'Fir, Ohio').replaceAll('Elm\\, Ohio', 'Fir\\, Ohio'));
    expect((await games()).slice(0, 2)).toMatchObject([
      { localDate: '2026-04-19', location: 'Fir, Ohio' },
      { localDate: '2026-04-19', originalDate: null, location: 'Fir, Ohio' },
    ]);
  });
});

test('a game that staff moved follows its calendar as soon as that moves it, and back on its first day it is not "originally" of it', async () => {
  await importSchedule(feed);
  await site.run('game postpone', { args: ['1'], options: { reason: 'Rain', to: '2026-04-20' } });
  await importSchedule(feed.replace('20260418T170000Z', '20260421T170000Z'));
  expect((await games())[0]).toMatchObject({ localDate: '2026-04-21', originalDate: '2026-04-18' });
  await importSchedule(feed);
  expect((await games())[0]).toMatchObject({ localDate: '2026-04-18', originalDate: null });
  await site.run('game postpone', { args: ['1'], options: { reason: 'Rain', to: '2026-04-20' } });
  await site.run('game postpone', { args: ['1'], options: { reason: 'Sun', to: '2026-04-18' } });
  expect((await games())[0]).toMatchObject({ localDate: '2026-04-18', originalDate: null });
});

test('a line for the former and one for the new day of a moved game are one game', async () => {
  await importSchedule(spring);
  await site.run('game postpone', { args: ['3'], options: { reason: 'Rain', to: '2026-05-02' } });
  const both = table('4/25/2026,,Bay,A,"Bay, Ohio",Postponed', '5/2/2026,1 p.m.,Bay,A,"Bay, Ohio",W 3-1');
  const { outs } = await importSchedule(both);
  expect(outs.join('\n')).toContain('the game against Bay on 2026-04-25 was moved to 2026-05-02 (game 3)');
  expect(await games()).toHaveLength(3);
  expect((await games())[2]).toMatchObject({ localDate: '2026-05-02', state: 8, ourScore: 3 });
});

test('what staff canceled stays canceled until the file says otherwise', async () => {
  await importSchedule(spring);
  await site.run('game cancel', { args: ['3'], options: { reason: 'Snow' } });
  const before = await snapshot(site.database);
  await importSchedule(spring);
  expect(await snapshot(site.database)).toBe(before);
  await importSchedule(spring.replace('"Bay, Ohio",', '"Bay, Ohio",L 1-2'));
  expect((await games())[2]).toMatchObject({ state: 8, stateBy: 'schedule', opponentScore: 2 });
});

test('a postponement that a file takes back is taken back', async () => {
  await importSchedule(spring.replace('"Bay, Ohio",', '"Bay, Ohio",Postponed - rain'));
  expect((await games())[2]).toMatchObject({ state: 5, stateReason: 'Rain' });
  await importSchedule(spring);
  expect((await games())[2]).toMatchObject({ state: 0, stateReason: null });
});

test('of a doubleheader whose second game is canceled the first has no number', async () => {
  const both = (state: string) =>
    calendar(
      entry('a', '20260411T170000Z', 'vs Tern', ['DESCRIPTION:vs Tern\\nW 5-4']),
      entry('b', '20260411T193000Z', `vs Tern${state}`),
    );
  await importSchedule(both(''));
  expect((await games()).map(({ doubleheader }) => doubleheader)).toEqual([1, 2]);
  await importSchedule(both(' (Canceled)'));
  expect(await games()).toMatchObject([
    { doubleheader: 0, state: 8, ourScore: 5 },
    { doubleheader: 2, state: 6 },
  ]);
  const before = await snapshot(site.database);
  await importSchedule(both(' (Canceled)'));
  // without ids they are the same two games
  await importSchedule(
    'Date,Time,Opponent,H/A,Location,Result\n4/11/2026,1 p.m.,Tern,H,"Elm, Ohio",W 5-4\n4/11/2026,3:30 p.m.,Tern,H,"Elm, Ohio",Canceled\n',
  );
  expect(await games()).toHaveLength(2);
  expect(before).toBeDefined();
});

test('an opponent that becomes known takes the place of TBD', async () => {
  await importSchedule(table('5/9/2026,,TBD,N,"Elm, Ohio",'));
  await importSchedule(table('5/9/2026,,Gull,N,"Elm, Ohio",'));
  expect(await games()).toMatchObject([{ id: 1, title: null, opponent: 'Gull' }]);
});

test('a box score with the original date of a moved game is that of the game', async () => {
  const line = (date: string) => `Date,Opponent,H/A\n${date},Lakeside,A\n`;
  await importSchedule(line('1/17/2026'), { sport: 'womens-basketball' });
  await site.run('game postpone', { args: ['1'], options: { reason: 'Snow', to: '2026-01-20' } });
  await site.run('import game', { files: [{ name: 'game.xml', bytes: gameXml({ date: '1/17/2026' }) }] });
  expect(await games()).toMatchObject([{ id: 1, localDate: '2026-01-20', state: 8 }]);
});

const withLuck = new TextDecoder()
  .decode(gameXml())
  .replace('</totals>', '</totals><luck rating="5"/>')
  .replace('fga="2"', 'fga="two"')
  .replace('gp="1"', 'gp="1" mood="good"');
const seasonXml =
  '<bbseas source="Test"><team name="Harbor" motto="Row"/><totals gp="1"><stats fgm="1" tp="2"/></totals><player name="ASH,ANN" uni="4" gp="1" gs="1"><stats fgm="x" tp="2"/></player><awards first="Ann Ash"/></bbseas>';
const staffCsv = 'Name,Title,Shoe size\nAnn Ash,Coach,9,extra\n';
const vcard =
  'BEGIN:VCARD\nVERSION:3.0\nN:Ash;Ann\nFN:Ann Ash\nTEL:555-0100\nTEL:555-0101\nNOTE:Left-handed\nEND:VCARD\n';
const teams = 'Team,Conference,Overall,Mascot,Pct\nElm,1-0,2-0,Owl,1.000,extra\n';
const ofSport = { sport: 'womens-basketball', season: '2025-26' };

describe.each([
  [
    'import schedule',
    'games.csv',
    'Date,Opponent,Photo\n4/1/2026,Elm,elm.jpg\n',
    { sport: 'softball' },
    ['the column "Photo" is not imported'],
  ],
  ['import roster', 'roster.csv', 'Name,Shoe size\nAnn Ash,9\n', ofSport, ['the column "Shoe size" is not imported']],
  [
    'import game',
    'game.xml',
    withLuck,
    {},
    [
      'line 4: <stats fga="two"> is invalid and is ignored',
      'the element <luck> is not imported; it occurs once, first in line 4',
      'the attribute "mood" of <player> is not imported; it occurs once, first in line 5: "good"',
    ],
  ],
  [
    'import season',
    'season.xml',
    seasonXml,
    ofSport,
    [
      'line 1: <stats fgm="x"> is invalid and is ignored',
      'the attribute "motto" of <team> is not imported; it occurs once, first in line 1: "Row"',
      'the element <awards> is not imported; it occurs once, first in line 1',
    ],
  ],
  [
    'import standings',
    'teams.csv',
    teams,
    ofSport,
    [
      'teams.csv: the column "Mascot" is not imported; it has values in 1 line, first in line 2: "Owl"',
      'teams.csv: line 2: no column of its own for "extra"; not imported',
    ],
  ],
  [
    'staff import',
    'staff.csv',
    staffCsv,
    {},
    [
      'staff.csv: the column "Shoe size" is not imported; it has values in 1 line, first in line 2: "9"',
      'staff.csv: line 2: no column of its own for "extra"; not imported',
    ],
  ],
  [
    'staff import',
    'staff.vcf',
    vcard,
    {},
    ['staff.vcf, card 1: TEL is not imported: "555-0101"', 'staff.vcf, card 1: NOTE is not imported: "Left-handed"'],
  ],
] as [string, string, string, OptionValues, string[]][])('%s of %s', (command, name, text, options, unread) => {
  const importFile = (more: OptionValues = {}) =>
    site.run(command, { options: { ...options, ...more }, files: [jsonFile(text, name)] });
  beforeEach(() =>
    site.run('import schedule', {
      options: { sport: 'womens-basketball' },
      files: [jsonFile('Date,Opponent\n1/10/2026,Elm\n', 'x.csv')],
    }),
  );

  test('reports what it does not understand, and refuses it with --strict', async () => {
    const before = await snapshot(site.database);
    const strict = await importFile({ strict: true });
    expect(strict.exit).toBe(1);
    for (const what of unread) expect(strict.errs.join('\n')).toContain(what);
    expect(strict.errs.join('\n')).toContain('With --strict nothing is imported');
    expect(await snapshot(site.database)).toBe(before);
    const { exit, outs, errs } = await importFile();
    expect(exit, errs.join('\n')).toBe(0);
    for (const what of unread) expect([...outs, ...errs].join('\n')).toContain(`warning: ${what}`);
  });
});

test('years of two digits in several decades are asked about, and no season of the future is made', async () => {
  const text = 'Date,Opponent,Result\n12/28/24,Elm,L 14-36\n11/25/26,Bay,T 0-0\n10/3/69,Fir,W 30-12\n';
  const before = await snapshot(site.database);
  const { exit, errs } = await importSchedule(text, { sport: 'football' });
  expect([exit, errs[0]]).toEqual([1, expect.stringContaining('--from-year 1925')]);
  expect(await snapshot(site.database)).toBe(before);
  await importSchedule(text, { sport: 'football', fromYear: '1925' });
  expect((await games()).map(({ localDate }) => localDate)).toEqual(['2024-12-28', '1926-11-25', '1969-10-03']);
});

const three = calendar(
  ...['Ridge', 'Bay', 'Fir'].map((name, index) =>
    entry(String(index), `2026041${index}T170000Z`, `Otherland Softball vs ${name}`),
  ),
);

describe('a calendar', () => {
  test('that is truncated is imported as far as it goes, named so, and the command fails', async () => {
    const { exit, outs, errs } = await importSchedule(feed.slice(0, feed.lastIndexOf('SUMMARY')));
    expect(outs.join('\n')).toContain(
      'The calendar is truncated: it ends in line 11 within the entry of line 9, without END:VCALENDAR. Its whole entries were imported; download it again.',
    );
    expect([exit, errs.at(-1)]).toEqual([1, '1 file: 1 created, 1 imported in part']);
    expect(await games()).toMatchObject([{ opponent: 'Ridge', localDate: '2026-04-18' }]);
    const between = await importSchedule(feed.replace('\nEND:VCALENDAR', ''));
    expect([between.exit, between.outs.join('\n')]).toEqual([
      1,
      expect.stringContaining('it ends in line 14, without'),
    ]);
    expect(await games()).toHaveLength(2);
    const strict = await importSchedule(feed.replace('\nEND:VCALENDAR', ''), { strict: true });
    expect(strict.errs.join('\n')).toContain('The calendar is truncated');
  });

  test.each([
    ['', 'games.ics: refused: The file is empty. Download or save it again.'],
    [
      calendar(),
      'games.ics: refused: The calendar has no entries. Check its address and filter, and download it again.',
    ],
    [
      'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:a',
      'it ends in line 4 within the entry of line 3, without END:VCALENDAR. No entry is whole. Download it again.',
    ],
    ['Date,Opponent\n', 'The table has no lines below its header. Add a line for each game.'],
    [
      calendar(entry('a', '20260418T170000Z', '')),
      'The file has no games:\n  line 3 (a): the title "" has no opponent; the entry is skipped',
    ],
  ])('without a game (%j) is refused with the reason', async (text, reason) => {
    const { exit, errs } = await site.run('import schedule', {
      options: { sport: 'softball' },
      files: [jsonFile(text, 'games.ics')],
    });
    expect([exit, errs[0]]).toEqual([1, expect.stringContaining(reason)]);
  });

  test('of another college is refused, unless the college is said to be called so', async () => {
    const before = await snapshot(site.database);
    const { exit, errs } = await importSchedule(three);
    expect([exit, errs[0]]).toEqual([
      1,
      `games.ics: refused: Every title of the calendar has the team "Otherland", which is not known to be ${site.college.name}: it seems to be the calendar of another college. If ${site.college.name} is called so there, use --own-name "Otherland".`,
    ]);
    expect(await snapshot(site.database)).toBe(before);
    await importSchedule(three, { ownName: 'otherland' });
    expect((await games()).map(({ opponent: against }) => against)).toEqual(['Ridge', 'Bay', 'Fir']);
    await importSchedule(three.replaceAll('Otherland', site.college.name));
    expect(await games()).toHaveLength(3);
  });
});

test('a roster has biographies and pictures, and names the pictures that it lacks', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const text = 'Name,Bio,Photo\nAda Reed,Rows.,ada.svg\nMay Oak,,https://photos.example/may.jpg\nIvy Elm,,ivy.jpg\n';
  const importRoster = (more: OptionValues = {}) =>
    site.run('import roster', {
      options: { ...ofSport, pictures: ['ada.svg'], ...more },
      files: [jsonFile(picture, 'ada.svg'), jsonFile(text, 'roster.csv')],
    });
  const strict = await importRoster({ strict: true });
  expect([strict.exit, strict.errs[0]]).toEqual([1, expect.stringContaining('2 parts of the file are not understood')]);
  const { outs } = await importRoster();
  expect(outs).toContain(
    '  warning: line 3: the picture "https://photos.example/may.jpg" is left out: photos.example is not among the hosts of --pictures-from',
  );
  expect(outs).toContain(
    '  warning: line 4: the picture "ivy.jpg" is left out: it is no file of --pictures, and no address of another site',
  );
  const rows = await site.database.db
    .select({ bio: rosterPlayer.bio, alt: image.alt, path: image.path })
    .from(rosterPlayer)
    .leftJoin(image, and(eq(image.tenantId, rosterPlayer.tenantId), eq(image.id, rosterPlayer.imageId)))
    .orderBy(rosterPlayer.id);
  expect(rows).toMatchObject([
    { bio: '<p>Rows.</p>', alt: 'Ada Reed', path: expect.stringMatching(/\.svg$/) },
    { bio: null, alt: null },
    {},
  ]);
  const before = await snapshot(site.database);
  await importRoster();
  expect(await snapshot(site.database)).toBe(before);
});
