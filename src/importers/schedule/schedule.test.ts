import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { countingStatements } from '../../testing/counting-statements.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import type { OwnCollege } from '../save/own-college.ts';
import { saveGame } from '../save/save-game.ts';
import { insertCollege, snapshot } from '../save/testing/college.ts';
import { boxGame, gameFile } from '../save/testing/game.ts';
import { readScheduleFile } from './read-schedule-file.ts';
import { readRemarks } from './remarks.ts';
import { type SaveScheduleOptions, saveSchedule } from './save-schedule.ts';
import { parseSummary } from './summary.ts';

describe('a title of the calendar', () => {
  test.each([
    ['@ Coastal University', { preposition: 'at', opponent: 'Coastal University', mark: '' }],
    ['vs Duke University', { preposition: 'vs', opponent: 'Duke University' }],
    [
      "[L] University of Lakeside Women's Volleyball vs Texas Tech",
      { mark: 'L', sport: 'womens-volleyball', preposition: 'vs', opponent: 'Texas Tech' },
    ],
    ['[W] Lakeside Football vs Western - Presented by: ', { sport: 'football', opponent: 'Western' }],
    ['Lakeside Football at Western - Family Day', { preposition: 'at', promotion: 'Family Day' }],
    ["Lakeside Women's Volleyball vs Weber State vs Kansas State", { opponent: 'Weber State vs Kansas State' }],
    [
      "[N] Lakeside Men's Cross Country  Saint Mary's Invite",
      { mark: 'N', sport: 'mens-cross-country', preposition: '', opponent: "Saint Mary's Invite" },
    ],
    [
      "Lakeside Women's Swimming and Diving vs Ridge",
      { sport: 'womens-swimming-and-diving', teams: 'Lakeside vs Ridge', visitorFirst: false },
    ],
    [
      "(Men's Basketball) Ridge vs. Lakeside",
      { sport: 'mens-basketball', teams: 'Ridge vs. Lakeside', visitorFirst: true },
    ],
    ['(RV) Lakeside vs Ridge', { teams: '(RV) Lakeside vs Ridge', visitorFirst: false }],
    ['vs Ridge (Exh.)', { opponent: 'Ridge', exhibition: true }],
    ['at Ridge - Postponed', { opponent: 'Ridge', state: 'Postponed' }],
    ['vs Ridge (CANCELLED)', { opponent: 'Ridge', state: 'CANCELLED' }],
    ['vs Ridge - Suspended (B4, 3-2)', { opponent: 'Ridge', state: 'Suspended (B4, 3-2)' }],
    ['vs Ridge - Senior Day - Game 2', { opponent: 'Ridge - Game 2', promotion: 'Senior Day' }],
  ])('"%s" is understood', (text, expected) => {
    const summary = parseSummary(text);
    expect(summary).toMatchObject(expected);
    if (!('promotion' in expected)) expect(summary).not.toHaveProperty('promotion');
  });
});

test.each([
  ['Final, 93-75', { result: '93-75' }],
  ['Tip-Off Classic, Final - OT, 88-83', { tournament: 'Tip-Off Classic', result: '88-83 OT' }],
  ['Senior Day, Final - 2 OT, 2-3', { promotion: 'Senior Day', result: '2-3 2OT' }],
  ['Final/10, 4-5', { result: '4-5 10' }],
  ['Cancelled', { result: 'Cancelled' }],
  ['2nd Half, 45-40', {}],
  ['All Day', {}],
  [
    'Elm Meet, hosted by Elm College, 6:30 PM',
    { tournament: 'Elm Meet', note: 'Hosted by Elm College', time: '18:30' },
  ],
  ['hosted in Elm, 3rd of 12', { note: 'Hosted in Elm', result: '3rd of 12' }],
])('the remarks "%s" are understood', (text, expected) => {
  expect(readRemarks(`(Baseball) A vs. B, ${text}`, '(Baseball) A vs. B')).toEqual(expected);
});

const entry = (uid: string, lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...entries: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${entries.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
const read = (text: string, season?: string) => readScheduleFile(new TextEncoder().encode(text), { season });
const home = (uid: string, start: string, opponent: string, more: string[] = []) =>
  entry(uid, [`DTSTART:${start}`, `SUMMARY:vs ${opponent}`, 'LOCATION:Lakeside\\, Mich.', ...more]);

const season = calendar(
  home('a', '20240217T170000Z', 'Ridge University', [
    'DESCRIPTION:vs Ridge\\nW 5-3 (11)\\nTV: LakeTV\\n',
    'URL:https://a.example/?x=1&amp;y=2',
  ]),
  entry('b', ['DTSTART:20240218T010000Z', 'SUMMARY:@ Harbor St.', 'LOCATION:Harbor\\, Maine, Pier Field']),
  home('c', '20240224T180000Z', 'Hill'),
  home('d', '20240224T213000Z', 'Hill'),
  entry('e', [
    'DTSTART;VALUE=DATE:20240301',
    'DTEND;VALUE=DATE:20240302',
    'SUMMARY:vs Bay',
    'LOCATION:Elsewhere\\, Ohio',
  ]),
  home('f', '20240302T180000Z', 'Weber vs Kansas'),
);

describe('a calendar', () => {
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
  const save = (text: string, options: Partial<SaveScheduleOptions> = {}) =>
    saveSchedule(database, { tenant, schedule: read(text), sport: 'baseball', ...options });
  const games = async () => {
    const rows = await database.db
      .select()
      .from(gameTable)
      .leftJoin(opponent, and(eq(opponent.tenantId, gameTable.tenantId), eq(opponent.id, gameTable.opponentId)))
      .orderBy(gameTable.id);
    return rows.map(({ game, opponent }) => ({ ...game, opponent: opponent?.title }));
  };

  test('becomes games with day, place, result and doubleheader numbers', async () => {
    expect(await save(season)).toMatchObject({ games: 6, added: 6, warnings: [] });
    expect(await games()).toMatchObject([
      {
        opponent: 'Ridge University',
        localDate: '2024-02-17',
        locationIndicator: 'H',
        state: 8,
        ourScore: 5,
        opponentScore: 3,
        periodsPlayed: 11,
        media: { tv: 'LakeTV' },
      },
      // 01:00 UTC is the evening before in Michigan
      {
        opponent: 'Harbor St.',
        localDate: '2024-02-17',
        locationIndicator: 'A',
        location: 'Harbor, Maine, Pier Field',
        state: 0,
        ourScore: null,
      },
      { opponent: 'Hill', doubleheader: 1 },
      { opponent: 'Hill', doubleheader: 2 },
      {
        opponent: 'Bay',
        localDate: '2024-03-01',
        startsAt: null,
        tbd: true,
        allDay: false,
        locationIndicator: 'N',
        localEndDate: null,
      },
      { opponent: undefined, title: 'Weber vs Kansas', hostedNotOurs: true },
    ]);
  });

  test('changes nothing when imported again', async () => {
    await save(season);
    const before = await snapshot(database);
    expect(await save(season)).toMatchObject({ added: 0, updated: 0, unchanged: 6 });
    expect(await snapshot(database)).toBe(before);
  });

  test('moves a game by its UID, and remembers the first day', async () => {
    await save(season);
    expect(await save(calendar(home('c', '20240226T180000Z', 'Hill')))).toMatchObject({ added: 0, updated: 1 });
    const moved = (await games())[2];
    expect(moved).toMatchObject({ opponent: 'Hill', localDate: '2024-02-26', originalDate: '2024-02-24', sequence: 1 });
  });

  test('takes the same number of statements with ten times as many games', async () => {
    const statements = async (count: number, state = 'CONFIRMED') => {
      const counting = countingStatements(database);
      const entries = Array.from({ length: count }, (_, index) =>
        home(`${index}`, `202402${String((index % 28) + 1).padStart(2, '0')}T180000Z`, `Team ${index}`, [
          `STATUS:${state}`,
        ]),
      );
      const schedule = read(calendar(...entries));
      const { added, updated } = await saveSchedule(counting, { tenant, schedule, sport: 'baseball' });
      return { changes: added + updated, statements: counting.count() };
    };
    const few = await statements(5);
    const changed = await statements(5, 'CANCELLED');
    await removeColleges(database);
    tenant = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
    expect(await statements(50)).toEqual({ ...few, changes: 50 });
    expect(await statements(50, 'CANCELLED')).toEqual({ ...changed, changes: 50 });
  });

  test('with an entry twice and with two names of a new opponent adds one game and one opponent', async () => {
    const twice = calendar(
      home('a', '20240217T170000Z', 'Ridge University'),
      home('a', '20240218T170000Z', 'Ridge University'),
      home('b', '20240219T170000Z', 'Ridge University'),
    );
    expect(await save(twice)).toMatchObject({ added: 2, updated: 1 });
    expect(await games()).toMatchObject([
      { localDate: '2024-02-18', originalDate: '2024-02-17', sequence: 1, opponentId: 1 },
      { localDate: '2024-02-19', sequence: 0, opponentId: 1 },
    ]);
    expect(await save(twice)).toMatchObject({ added: 0, updated: 2 });
  });

  test('cancels or postpones a game', async () => {
    await save(season);
    await save(calendar(home('c', '20240224T180000Z', 'Hill', ['STATUS:CANCELLED'])));
    expect((await games())[2]).toMatchObject({ state: 6 });
  });

  test('finds the game that its box score has made, and leaves the score to that', async () => {
    await saveGame(database, { tenant, ...gameFile(boxGame()) });
    const { added, updated } = await save(
      calendar(
        entry('x', [
          'DTSTART:20260118T000000Z',
          'SUMMARY:vs Harbor State',
          'LOCATION:Lakeside\\, Mich.',
          'DESCRIPTION:vs Harbor\\nW 99-0\\nTV: LakeTV',
        ]),
      ),
      { sport: 'womens-basketball' },
    );
    expect({ added, updated }).toEqual({ added: 0, updated: 1 });
    expect(await games()).toMatchObject([
      { opponent: 'Harbor St.', ourScore: 70, sourceId: 'G-1', scheduleUid: 'x', media: { tv: 'LakeTV' } },
    ]);
    const before = await snapshot(database);
    await saveGame(database, { tenant, ...gameFile(boxGame()) });
    expect(await snapshot(database)).toBe(before);
  });

  test('of all sports is imported for each, or only for the requested one', async () => {
    const all = calendar(
      entry('v', ['DTSTART:20260905T180000Z', "SUMMARY:Lakeside Women's Volleyball vs Ridge"]),
      entry('f', ['DTSTART:20260905T230000Z', 'SUMMARY:Lakeside Football at Ridge']),
    );
    expect(await save(all, { sport: 'football' })).toMatchObject({ games: 1, added: 1, skipped: 1 });
    const { sports } = await save(all, { sport: undefined });
    expect(sports.map(({ sport }) => sport.globalSportNameSlug)).toEqual(['womens-volleyball', 'football']);
  });

  const presto = (uid: string, title: string, more: string[] = [], remarks = '') =>
    entry(uid, [
      `DTSTART:202511${uid}T170000Z`,
      `SUMMARY:${title}`,
      `CATEGORIES:${/\((.*?)\)/.exec(title)?.[1]}`,
      `DESCRIPTION:${title}${remarks}`,
      ...more,
    ]);

  test('of PrestoSports lists the visitor first, and the college’s score', async () => {
    const mbb = "(Men's Basketball)";
    const text = calendar(
      presto('01', `${mbb} Ridge vs. Lakeside (Mich.)`, [], '\\, Tip-Off Classic\\, Final\\, 93-75'),
      presto('02', `${mbb} Lakeside (Mich.) vs. Elm`, ['LOCATION:Clark Gym'], '\\, Final\\, 89-95'),
      presto('03', `${mbb} Lakeside (Mich.) at Bay`, [], '\\, Final - OT\\, 88-83'),
      presto('04', `${mbb} College at Hill vs. Lakeside (Mich.)`, [], '\\, Cancelled'),
      presto('05', `${mbb} Hill vs. Lakeside (Mich.)`, ['LOCATION:Tampa\\, Fla.']),
      presto('06', '(Swimming and Diving) Lakeside (Mich.) at Bay Invitational'),
      presto('07', '(Chess) Lakeside (Mich.) at Bay'),
    );
    expect(await save(text, { sport: undefined })).toMatchObject({
      added: 6,
      unrecognized: 1,
      unread: [
        expect.stringMatching(/^line \d+ \(07\): the sport "Chess" of "Lakeside \(Mich\.\) at Bay" is not known; /),
      ],
    });
    expect(await games()).toMatchObject([
      { opponent: 'Ridge', locationIndicator: 'H', ourScore: 93, opponentScore: 75, tournament: 'Tip-Off Classic' },
      { opponent: 'Elm', locationIndicator: 'N', designatedHome: false, ourScore: 89, opponentScore: 95 },
      { opponent: 'Bay', locationIndicator: 'A', ourScore: 88, opponentScore: 83, periodsPlayed: 3 },
      { opponent: 'College at Hill', locationIndicator: 'H', state: 6 },
      { opponent: 'Hill', locationIndicator: 'N', designatedHome: true },
      { opponent: undefined, title: 'Bay Invitational', locationIndicator: 'A' },
    ]);
  });

  test('of two teams in any order never has the college as its own opponent', async () => {
    const text = calendar(
      entry('a', ['DTSTART:20240217T170000Z', 'SUMMARY:Ridge vs Lakeside']),
      entry('b', ['DTSTART:20240218T170000Z', 'SUMMARY:Lakeside at Ridge']),
      entry('c', ['DTSTART:20240219T170000Z', 'SUMMARY:Ridge at Lakeside']),
    );
    await save(text);
    expect(await games()).toMatchObject([
      { opponent: 'Ridge', locationIndicator: 'H' },
      { opponent: 'Ridge', locationIndicator: 'A' },
      { opponent: 'Ridge', locationIndicator: 'H' },
    ]);
  });

  describe('of all sports with a title of no known sport', () => {
    const all = calendar(
      entry('v', ['DTSTART:20260905T180000Z', "SUMMARY:Lakeside Women's Golf at Elm Invite"]),
      entry('w', ['DTSTART:20260906T180000Z', 'SUMMARY:Lakeside Volleyball at Ridge']),
      entry('x', ['DTSTART:20260907T180000Z', 'SUMMARY:vs Ridge']),
      entry('y', ['DTSTART:20260908T180000Z', 'SUMMARY:Lakeside Wrestling at Bay']),
    );
    const unknown = (...titles: string[]) =>
      titles.map((title) => expect.stringContaining(`"${title}" names no known sport; the entry is skipped`));

    test('is imported without that entry, which is named', async () => {
      const saved = await save(all, { sport: undefined });
      expect(saved).toMatchObject({ added: 2, unrecognized: 2 });
      expect(saved.unread).toEqual(unknown('Lakeside Volleyball at Ridge', 'vs Ridge'));
    });

    test('does not add that entry to the requested sport', async () => {
      const saved = await save(all, { sport: 'wrestling' });
      expect(saved).toMatchObject({ games: 1, added: 1, skipped: 1, unrecognized: 2 });
      expect(await games()).toMatchObject([{ title: 'Bay' }]);
    });

    test('gives "Volleyball" to the college’s only volleyball team', async () => {
      await save(calendar(home('v', '20250217T170000Z', 'Elm')), { sport: 'womens-volleyball' });
      expect(await save(all, { sport: 'womens-volleyball' })).toMatchObject({ added: 1, skipped: 2, unrecognized: 1 });
    });
  });

  test.each([
    ['Lakeside\\, Mich.\\, Lake Park'],
    ['Lake Park\\, Lakeside\\, Mich.'],
    ['Lake Park - Lakeside\\, Mich.'],
    ['Lakeside\\, MI (Lake Park)'],
    ['Lake Stadium'],
  ])('with the home location %s knows home games by the city', async (location) => {
    const text = calendar(
      home('a', '20240217T170000Z', 'Ridge'),
      home('b', '20240218T170000Z', 'Ridge'),
      entry('c', ['DTSTART:20240219T170000Z', 'SUMMARY:vs Elm', `LOCATION:${location}`]),
      entry('d', ['DTSTART:20240220T170000Z', 'SUMMARY:vs Elm', 'LOCATION:Lake Park\\, Tampa\\, Fla.']),
    );
    for (const homeCity of [undefined, 'Lakeside', 'Lakeside, Mich.']) await save(text, { homeCity });
    expect((await games()).map(({ locationIndicator }) => locationIndicator)).toEqual(['H', 'H', 'H', 'N']);
  });

  test('without a sport requires one', async () => {
    await expect(save(season, { sport: undefined })).rejects.toThrow('Use --sport');
  });

  test('unfolds lines, even when split inside an escape', () => {
    const text = calendar(
      entry('z', [
        'DTSTART:20240217T170000Z',
        'SUMMARY:vs Ridge',
        'DESCRIPTION:vs Ridge\\nL 2-\r\n 3\\nTV: A\\\r\n nRadio: B\\n',
      ]),
    );
    expect(read(text).events).toMatchObject([{ result: 'L 2-3', tv: 'A', radio: 'B' }]);
  });

  test('uses its own time zone', () => {
    const text = calendar(entry('z', ['DTSTART;TZID=America/Los_Angeles:20240217T170000', 'SUMMARY:vs Ridge']));
    expect(read(text).events[0]?.start).toEqual({ instant: '2024-02-18T01:00:00Z' });
  });
});

describe('a schedule table', () => {
  test('is read with its own column names, dates without a year and times', () => {
    const { events, unread } = read(
      'Date,Time,Opponent,H/A,Site,Result\nFeb 16 (Fri),4 p.m.,at Ridge,,Ridge Field,\n"Sat, Feb 17",TBA,* Hill,H,Home Park,"W, 5-1"\nsoon,,Bay,,,\n',
      '2024',
    );
    expect(events).toMatchObject([
      { start: { date: '2024-02-16', time: '16:00' }, preposition: 'at', opponent: 'Ridge', location: 'Ridge Field' },
      { start: { date: '2024-02-17' }, indicator: 'H', opponent: 'Hill', conference: true, result: 'W, 5-1' },
    ]);
    expect(unread).toEqual([
      'line 4: the date "soon" is not understood; write it like 2026-01-17 or 1/17/2026; the line is skipped',
    ]);
  });

  test.each([
    ['Day,Who\n1,2\n', 'The column "opponent" is missing. The first line has to name the columns; they are: day, who.'],
    ['<rss/>', 'This is neither iCalendar nor CSV'],
    [
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID',
      'The calendar is truncated: it ends in line 3 within the entry of line 2',
    ],
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'The calendar has no entries.'],
  ])('%j is refused: %s', (text, message) => expect(() => read(text)).toThrow(message));
});

test('a date of another form, or not understood, loses no other entry, and neither does a second calendar', () => {
  const starts = [
    'DTSTART:20260901',
    'DTSTART;TZID=America/Chicago:2026-09-02',
    'DTSTART:2026-09-03T18:00:00Z',
    'DTSTART:soon',
  ];
  const text = calendar(...starts.map((start, index) => entry(String(index), [start, `SUMMARY:vs Team ${index}`])));
  const { events, unread } = read(`${text}${calendar(entry('x', ['DTSTART:20260904T180000Z', 'SUMMARY:vs Elm']))}`);
  expect(events.map(({ start }) => start)).toEqual([
    { date: '2026-09-01' },
    { date: '2026-09-02' },
    { instant: '2026-09-03T18:00:00Z' },
    { instant: '2026-09-04T18:00:00Z' },
  ]);
  expect(unread).toEqual(['line 18 (3): its start is not understood; the entry is skipped']);
});
