import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { gameDetail, game as gameTable } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { type CountedGame, outcomeOf } from '../../domain/game.ts';
import { formatRecord, recordOf } from '../../domain/record.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import type { OwnCollege } from '../save/own-college.ts';
import { saveGame } from '../save/save-game.ts';
import { insertCollege, snapshot } from '../save/testing/college.ts';
import { boxGame, gameFile } from '../save/testing/game.ts';
import type { ScheduleOptions } from './csv.ts';
import { readScheduleFile } from './read-schedule-file.ts';
import { type SaveScheduleOptions, saveSchedule } from './save-schedule.ts';

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

const today = '2026-11-27';
const read = (text: string, options: Partial<ScheduleOptions> = {}) =>
  readScheduleFile(new TextEncoder().encode(text), { today, ...options });
const save = (text: string, sport = 'womens-soccer', options: Partial<SaveScheduleOptions> = {}) =>
  saveSchedule(database, { tenant, schedule: read(text), sport, ...options });
const games = async () => {
  const rows = await database.db
    .select()
    .from(gameTable)
    .leftJoin(opponent, and(eq(opponent.tenantId, gameTable.tenantId), eq(opponent.id, gameTable.opponentId)))
    .leftJoin(gameDetail, and(eq(gameDetail.tenantId, gameTable.tenantId), eq(gameDetail.gameId, gameTable.id)))
    .orderBy(gameTable.localDate, gameTable.doubleheader);
  return rows.map(({ game, opponent: against, game_detail: detail }) => ({
    ...game,
    opponent: against?.title,
    attendance: detail?.attendance,
    outcome: outcomeOf(game as CountedGame),
  }));
};

describe('the results of a spreadsheet', () => {
  const results = `Date,Opponent,H/A,Location,Result,Conference
9/5/2026,Ash,H,"Elm, Ohio",W (forfeit),yes
9/8/2026,Birch,A,"Birch, Ohio",L by forfeit,yes
9/12/2026,Cedar,H,"Elm, Ohio","W, 1-0 (forfeit)",yes
9/15/2026,Dogwood,H,"Elm, Ohio",No contest,yes
9/19/2026,Fir,A,"Fir, Ohio",Ppd.,no
9/22/2026,Gum,H,"Elm, Ohio",W 3-2 (SO),no
9/25/2026,Hazel,H,"Elm, Ohio","T 1-1 (4-3 PK)",no
9/28/2026,Ivy,H,"Elm, Ohio",Suspended (lightning),no
10/1/2026,Juniper,N,"Toledo, Ohio",W 2-1 (2OT),no
10/3/2026,Larch,A,"Larch, Ohio",L 0-1 *,no
`;

  test('are read as far as a game can hold them, and the rest is reported by line', async () => {
    const { unread, warnings } = await save(results);
    expect(unread).toEqual(['line 11: "*" in the result "L 0-1 *" is not understood']);
    const only = (what: string) =>
      `Women's Soccer had ${what} only in the postseason in 2026; correct the result, or mark the game as postseason`;
    expect(warnings).toEqual([
      `line 7: ${only('shootouts')}`,
      `line 8: ${only('shootouts')}`,
      `line 10: ${only('overtime')}`,
    ]);
    expect(await games()).toMatchObject([
      { opponent: 'Ash', outcome: 'W', forfeit: 'them', ourScore: null },
      { opponent: 'Birch', outcome: 'L', forfeit: 'us' },
      { opponent: 'Cedar', outcome: 'W', forfeit: 'them', ourScore: 1, opponentScore: 0 },
      { opponent: 'Dogwood', noContest: true, outcome: undefined },
      { opponent: 'Fir', state: 5, outcome: undefined },
      { opponent: 'Gum', outcome: 'T', postScore: 'Won 3-2 in shootout' },
      { opponent: 'Hazel', outcome: 'T', postScore: '4-3 on kicks' },
      { opponent: 'Ivy', state: 2, stateReason: 'Suspended, lightning' },
      { opponent: 'Juniper', outcome: 'W', ourScore: 2, periodsPlayed: 4, locationIndicator: 'N' },
      { opponent: 'Larch', outcome: 'L', ourScore: 0, opponentScore: 1 },
    ]);
    const record = recordOf((await games()) as unknown as CountedGame[]);
    expect(formatRecord(record.conference)).toBe('2-1');
    const before = await snapshot(database);
    expect(await save(results)).toMatchObject({ added: 0, updated: 0, unchanged: 10 });
    expect(await snapshot(database)).toBe(before);
  });

  test('may be in columns for letter and scores', async () => {
    const { unread } = await save(
      'Game Date,Home or Away Game,Opponent,Win or Loss,Our Score,Opponent Score,OT\n1/3/2025,other,Ash,L,14,36,\n11/29/2024,home,Birch,W,52,49,2\n11/23/2024,away,Cedar,T,0,0,\n11/2/2024,home,Dogwood,W,7,x,\n10/5/2024,home,Elder,,,,\n',
      'football',
    );
    expect(unread).toEqual([
      'line 5: the scores "7" and "x" are not understood; write a number for each team',
      'line 5: the result "W" has no score; the result is left open',
    ]);
    expect(await games()).toMatchObject([
      { opponent: 'Elder', state: 0 },
      { opponent: 'Dogwood', state: 0 },
      { opponent: 'Cedar', locationIndicator: 'A', outcome: 'T' },
      { opponent: 'Birch', locationIndicator: 'H', ourScore: 52 },
      { opponent: 'Ash', locationIndicator: 'N', ourScore: 14, opponentScore: 36 },
    ]);
  });

  test('of meets are placings over several days', async () => {
    const meets = `Date,Opponent,H/A,Location,Result
Apr 3-5,Shore Invitational,N,"Newport, R.I.",T3rd of 12
"April 10, 2026 - April 12, 2026",Conference Championship,N,"Orlando, Fla.",2nd (874)
4/17-4/18/2026,Regional,N,"Athens, Ga.",T-5
2026-05-01,Ann's Open,H,"Elm, Ohio",5/14
`;
    expect(await save(meets, 'mens-golf')).toMatchObject({ added: 4, unread: [] });
    expect(await games()).toMatchObject([
      { title: 'Shore Invitational', localDate: '2026-04-03', localEndDate: '2026-04-05', placing: 'T3rd of 12' },
      { localDate: '2026-04-10', localEndDate: '2026-04-12', placing: '2nd (874)', allDay: true },
      { localDate: '2026-04-17', localEndDate: '2026-04-18', placing: 'T-5' },
      { title: "Ann's Open", localDate: '2026-05-01', localEndDate: null, placing: '5/14' },
    ]);
    const before = await snapshot(database);
    expect(await save(meets, 'mens-golf')).toMatchObject({ unchanged: 4 });
    expect(await snapshot(database)).toBe(before);
  });
});

describe('the other columns of a spreadsheet', () => {
  test('have ranks, times with their zone, doubleheaders in one line, promotions and links', async () => {
    const { unread, added } = await save(
      `Date,Time,Opponent,H/A,City,Stadium,Result,Type,Attendance,Promo,Video,Gallery,Tickets
9/5/2026,7 PM CT,at #12/15 Ash,A,"Tulsa, Okla.",Ash Field,"W 3-1",Conference,"1,204",,https://video.example/1,https://photos.example/1,https://tickets.example/1
9/12/2026,12:30/3:00,Birch (DH),H,"Elm, Ohio",,"W 5-4, L 2-3",,,,,,
9/19/2026,Noon,(22) Cedar [Youth Day],H,"Elm, Ohio",,,Exhibition,,,,,
9/26/2026,6:30 p.m. ET,Dogwood (Homecoming),H,"Elm, Ohio",,,,,Hats,,,
`,
      'softball',
    );
    expect({ unread, added }).toEqual({ unread: [], added: 5 });
    expect(await games()).toMatchObject([
      {
        opponent: 'Ash',
        opponentPrefix: 'No. 12/15',
        timezone: 'America/Chicago',
        location: 'Tulsa, Okla., Ash Field',
        conference: true,
        attendance: 1204,
        media: {
          videoUrl: 'https://video.example/1',
          ticketsUrl: 'https://tickets.example/1',
          links: [{ title: 'Gallery', url: 'https://photos.example/1' }],
        },
      },
      { opponent: 'Birch', doubleheader: 1, ourScore: 5 },
      { opponent: 'Birch', doubleheader: 2, ourScore: 2, opponentScore: 3 },
      { opponent: 'Cedar', opponentPrefix: 'No. 22', promotion: 'Youth Day', type: 'E' },
      { opponent: 'Dogwood', promotion: 'Hats', timezone: 'America/New_York' },
    ]);
    const [ash, first, second] = await games();
    expect([ash, first, second].map((game) => Temporal.Instant.from(game?.startsAt ?? '').toString())).toEqual([
      '2026-09-06T00:00:00Z',
      '2026-09-12T16:30:00Z',
      '2026-09-12T19:00:00Z',
    ]);
  });

  test('are reported by name, line and cell, if they are not understood', async () => {
    const text = `Date,Time,Opponent,H/A,Conference,DH,Photo,Result,Score
9/5/2026,8:00,Ash,H,maybe,,ash.jpg,W 3-1,4-1,extra
9/12/2026,after lunch,Birch,somewhere,,3,,W 3-1 in the rain,
`;
    const expected = [
      'the column "Photo" is not imported; it has values in 1 line, first in line 2: "ash.jpg"',
      'line 2: no column of its own for "extra"; not imported',
      'line 2: the time "8:00" is not understood; write it like 7 p.m. or 19:00; the time stays to be announced',
      'line 2: conference "maybe" is not understood; write yes or no',
      'line 2: "4-1" is not read beside the result "W 3-1"',
      'line 3: indicator "somewhere" is not understood; write home, away or neutral',
      'line 3: the time "after lunch" is not understood; write it like 7 p.m. or 19:00; the time stays to be announced',
      'line 3: doubleheader "3" is not understood; write 1, 2 or yes',
      'line 3: "in the rain" in the result "W 3-1 in the rain" is not understood',
    ];
    const { unread } = await save(text);
    expect(unread.toSorted()).toEqual(expected.toSorted());
  });

  test('refuse a strict import, which changes nothing', async () => {
    const before = await snapshot(database);
    const text = 'Date,Opponent,Photo\n9/5/2026,Ash,ash.jpg\n';
    await expect(save(text, 'softball', { strict: true })).rejects.toThrow(
      'With --strict nothing is imported, because 1 part of the file is not understood:\n  the column "Photo" is not imported',
    );
    expect(await snapshot(database)).toBe(before);
    await save('Date,Opponent\n9/5/2026,Ash\n', 'softball', { strict: true });
    expect(await games()).toHaveLength(1);
  });
});

describe('a game that exists already', () => {
  const columns: [heading: string, cell: string, expected: object][] = [
    ['Attendance', '"1,204"', { attendance: 1204 }],
    ['Rank', '12', { opponentPrefix: 'No. 12' }],
    ['Our Rank', '3', { teamPrefix: 'No. 3' }],
    ['Time', '7 p.m.', { tbd: false, startsAt: '2026-09-04 23:00:00+00' }],
    ['End Date', '9/6/2026', { localEndDate: '2026-09-06' }],
    ['H/A', 'A', { locationIndicator: 'A' }],
    ['Location', '"Tulsa, Okla."', { location: 'Tulsa, Okla.', timezone: 'America/Chicago' }],
    ['Stadium', 'Ash Field', { location: 'Ash Field' }],
    ['Result', 'W 3-1', { state: 8, ourScore: 3, opponentScore: 1 }],
    ['Result', 'L by forfeit', { forfeit: 'us' }],
    ['Type', 'Exhibition', { type: 'E' }],
    ['Type', 'conference tournament', { type: 'P', conferenceTournament: true }],
    ['Conference', 'yes', { conference: true }],
    ['Tournament', 'Tip-Off', { tournament: 'Tip-Off' }],
    ['Promotion', 'Youth Day', { promotion: 'Youth Day' }],
    ['Note', 'Gates at 5', { note: 'Gates at 5' }],
    ['TV', 'ESPN+', { media: { tv: 'ESPN+' } }],
    ['Radio', 'WELM', { media: { radio: 'WELM' } }],
    ['Tickets', 'https://t.example', { media: { ticketsUrl: 'https://t.example' } }],
    ['Video', 'https://v.example', { media: { videoUrl: 'https://v.example' } }],
    ['Audio', 'https://a.example', { media: { audioUrl: 'https://a.example' } }],
    ['Live Stats', 'https://s.example', { media: { statsUrl: 'https://s.example' } }],
    ['Gallery', 'https://g.example', { media: { links: [{ title: 'Gallery', url: 'https://g.example' }] } }],
    ['UID', 'x-1', { scheduleUid: 'x-1' }],
    ['DH', '1', { doubleheader: 1 }],
  ];

  test('gets each column that its file has since', async () => {
    const days = columns.map((_, index) => `9/${index + 1}/2026`);
    await save(`Date,Opponent\n${days.map((day) => `${day},Ash`).join('\n')}\n`, 'softball');
    const headings = [...new Set(columns.map(([heading]) => heading))];
    const lines = columns.map(([heading, cell], index) =>
      [days[index], 'Ash', ...headings.map((other) => (other === heading ? cell : ''))].join(','),
    );
    const text = `Date,Opponent,${headings.join(',')}\n${lines.join('\n')}\n`;
    expect(await save(text, 'softball')).toMatchObject({ added: 0, updated: columns.length, unread: [] });
    expect(await games()).toMatchObject(columns.map(([, , expected]) => expected));
    const before = await snapshot(database);
    expect(await save(text, 'softball')).toMatchObject({ updated: 0, unchanged: columns.length, unread: [] });
    expect(await snapshot(database)).toBe(before);
  });

  test('keeps a link that its file states as before, and links of others', async () => {
    const text = (tv: string) =>
      `Date,Opponent,TV,Video,Gallery\n9/1/2026,Ash,${tv},https://v.example,https://g.example\n`;
    await save(text('ESPN'), 'softball');
    const [row] = await games();
    const links = [...(row?.media.links ?? []), { title: 'Preview', url: 'https://p.example' }];
    const media = { ...row?.media, videoUrl: 'https://new.example', links };
    await database.db.update(gameTable).set({ media });
    await save(text('FOX'), 'softball');
    expect((await games())[0]?.media).toEqual({ ...media, tv: 'FOX' });
    await save(text('FOX').replace('g.example', 'g2.example'), 'softball');
    const changed = [
      { title: 'Gallery', url: 'https://g2.example' },
      { title: 'Preview', url: 'https://p.example' },
    ];
    expect((await games())[0]?.media).toEqual({ ...media, tv: 'FOX', links: changed });
  });

  test('follows an attendance that its file corrects, and reports one that contradicts a box score, as a result', async () => {
    const table = (attendance: string, result = '') =>
      `Date,Opponent,H/A,Attendance,Result\n1/17/2026,Harbor St.,H,${attendance},${result}\n`;
    const importGame = (attendance?: number) =>
      saveGame(database, { tenant, ...gameFile(boxGame({ venue: attendance === undefined ? {} : { attendance } })) });
    const sport = 'womens-basketball';
    await save(table('900'), sport);
    expect(await save(table('905'), sport)).toMatchObject({ updated: 1, unread: [] });
    expect(await importGame()).toMatchObject({ change: 'updated' });
    expect(await games()).toMatchObject([{ attendance: 905, ourScore: 70 }]);
    expect(await importGame(910)).toMatchObject({
      corrections: [{ field: 'game: attendance', before: '905', after: '910' }],
    });
    const unread = [
      'line 2: the result "70-65" differs from the box score of game 1, "Final 70-64", which is kept; correct the file that is wrong',
      'line 2: the attendance 905 differs from the stored one of game 1, 910, which is kept; correct the file that is wrong',
    ];
    expect(await save(table('905', 'W 70-65'), sport)).toMatchObject({ unread });
    expect((await save(table('', 'Postponed'), sport)).unread).toEqual([
      'line 2: the result "Postponed" differs from the box score of game 1, "Final 70-64", which is kept; correct the file that is wrong',
    ]);
    await expect(save(table('1'), sport, { strict: true })).rejects.toThrow('differs from the stored one of game 1');
    expect(await games()).toMatchObject([{ attendance: 910, ourScore: 70, opponentScore: 64, state: 8 }]);
  });

  test('has the attendance of its box score, if the schedule had another', async () => {
    await save('Date,Opponent,H/A,Attendance\n1/17/2026,Harbor St.,H,900\n', 'womens-basketball');
    const { warnings } = await saveGame(database, { tenant, ...gameFile(boxGame({ venue: { attendance: 910 } })) });
    expect(warnings).toContain('the attendance 910 replaces 900, which the schedule has');
    expect(await games()).toMatchObject([{ attendance: 910 }]);
  });
});

test('a calendar has its results, promotions and states in titles and descriptions, and the rest is reported by line', async () => {
  const entry = (uid: string, day: string, lines: string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:202609${day}T180000Z`, 'LOCATION:Elm\\, Ohio', ...lines, 'END:VEVENT'].join(
      '\n',
    );
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    entry('a', '01', [
      'SUMMARY:vs #4 Ash - Senior Day',
      'DESCRIPTION:vs Ash\\nFinal: 3-1\\nhttps://x.example/1\\nGallery: https://p.example/1',
    ]),
    entry('b', '02', ['SUMMARY:vs Birch - Suspended (B4\\, 3-2)']),
    entry('c', '03', [
      'SUMMARY:vs Cedar [Youth Day]',
      'DESCRIPTION:vs Cedar\\nGates at 5\\nWin 3-1',
      'COMMENT:Bring a coat',
    ]),
    entry('d', '04', ['SUMMARY:[W] Lakeside Softball vs Dogwood', 'DESCRIPTION:x\\nL 1-2']),
    'END:VCALENDAR',
  ].join('\n');
  const { unread } = await save(text, 'softball');
  expect(unread).toEqual([
    'the property COMMENT is not imported; it occurs once, first in line 22',
    'line 16 (c): "Gates at 5" is not imported',
    'line 24 (d): the result "W (L 1-2)" is not understood; write it like W 3-1, L 2-3 (OT), 2nd of 12 or Postponed; the result is left open',
  ]);
  expect(await games()).toMatchObject([
    {
      opponent: 'Ash',
      opponentPrefix: 'No. 4',
      promotion: 'Senior Day',
      ourScore: 3,
      media: { links: [{ title: 'Gallery', url: 'https://p.example/1' }] },
    },
    { opponent: 'Birch', state: 2, stateReason: 'Suspended, B4, 3-2' },
    { opponent: 'Cedar', promotion: 'Youth Day', ourScore: 3 },
    { opponent: 'Dogwood', state: 0, ourScore: null },
  ]);
});
