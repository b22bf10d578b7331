import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { game as gameTable } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
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

test('a strict import refuses a file by name and changes nothing', async () => {
  const before = await snapshot(site.database);
  const { exit, errs } = await importSchedule('Date,Opponent,Photo\n4/1/2026,Elm,elm.jpg\n', { strict: true });
  expect(exit).toBe(1);
  expect(errs[0]).toContain('games.csv: refused: With --strict nothing is imported');
  expect(await snapshot(site.database)).toBe(before);
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
