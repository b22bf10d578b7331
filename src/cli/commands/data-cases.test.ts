import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { boxPlay } from '../../db/schema/box-score.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponent as opponentTable } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season as seasonTable, sport as sportTable } from '../../db/schema/sport.ts';
import { type CountedGame, outcomeOf } from '../../domain/game.ts';
import { gameStateText } from '../../domain/game-state.ts';
import { localDateTime, zoneAbbreviation } from '../../domain/local-time.ts';
import { formatRecord, recordOf } from '../../domain/record.ts';
import { sportSlug } from '../../domain/sport.ts';
import { createTestApi } from '../../testing/api.ts';
import { removeColleges } from '../../testing/database.ts';
import { createCollege } from '../../testing/factories.ts';
import type { OptionValues } from '../command.ts';
import { runCommand } from '../run-command.ts';
import { filesOf, recordedIo } from '../testing/recorded-io.ts';

const folder = path.resolve('../shared/data/cases');
const isThere = existsSync(folder);
if (!isThere) console.warn('SKIPPED: the cases of imports are not there (../shared/data/cases)');

type Step = [command: string, file: string, options?: OptionValues];
type Case = {
  college: string;
  timezone?: string;
  steps: Step[];
  /** What was refused, not understood or not believed, of all steps. */
  report?: (string | RegExp)[];
  /** Games by sport and day, each in one line. */
  games: string[];
};

const schedule = (file: string, sport?: string, options: OptionValues = {}): Step => [
  'import schedule',
  file,
  { ...(sport === undefined ? {} : { sport }), ...options },
];
const roster: Step = ['import roster', 'roster-compound.csv', { sport: 'womens-basketball', season: '2025-26' }];
const hoops = (file: string): Step => ['import game', file, { sport: 'womens-basketball' }];
const neverClosed =
  /^warning: The file was never closed, but its last period is over: taken as final, .*52, Arizona 61\.$/;

const cases: Record<string, Case> = {
  'the composite calendar of PrestoSports': {
    college: 'Ashby',
    steps: [schedule('presto-composite.ics')],
    games: [
      'mens-basketball 2025-11-13 19:30 H Wheelock W 93-75',
      'mens-basketball 2025-11-17 19:00 N Worcester St. L 89-95',
      'mens-basketball 2025-11-24 19:30 A Roger Wms. W 88-83, 3 periods',
      'mens-basketball 2026-02-05 19:00 H Clark Canceled',
      'swimming-and-diving 2025-11-01 10:00 A MIT Invitational',
      'womens-soccer 2025-10-11 13:00 H Babson L 1-2',
      'womens-soccer 2025-10-18 13:00 A Smith',
    ],
  },
  'two digits of a year, whose century is asked for': {
    college: 'Solo',
    steps: [
      schedule('football-history.csv', 'football'),
      schedule('football-history.csv', 'football', { fromYear: '1925' }),
    ],
    report: [
      /^refused: The century of these dates is not clear: line 2 "12\/28\/24", .*line 7 "10\/3\/69"\. .*--from-year 1925/,
      /^warning: line 5: the date "11\/8\/24" is read as 2024-11-08, but the line names 1924; .*skipped/,
    ],
    games: [
      'football 1926-11-25 A Denver T 0-0',
      'football 1969-10-03 H Ames W 30-12',
      'football 2024-11-23 A Lawrence L 21-37',
      'football 2024-11-29 H Stillwater State W 52-0',
      'football 2024-12-28 N Brigham L 14-36',
    ],
  },
  'forfeits and other results in words': {
    college: 'Akron',
    steps: [schedule('forfeits.csv', 'womens-soccer')],
    report: [
      'warning: line 11: "*" in the result "L 0-1 *" is not understood',
      /^warning: line 7: Women's Soccer had shootouts only in the postseason in 2026; /,
      /^warning: line 8: Women's Soccer had shootouts only in the postseason in 2026; /,
      /^warning: line 10: Women's Soccer had overtime only in the postseason in 2026; /,
    ],
    games: [
      'womens-soccer 2026-09-05 H Alpha W, forfeit',
      'womens-soccer 2026-09-08 A Bravo L, forfeit',
      'womens-soccer 2026-09-12 H Charlie W 1-0, forfeit',
      'womens-soccer 2026-09-15 H Delta no contest',
      'womens-soccer 2026-09-19 A Echo Postponed',
      'womens-soccer 2026-09-22 H Foxtrot T 2-2, Won 3-2 in shootout',
      'womens-soccer 2026-09-25 H Golf T 1-1, 4-3 on kicks',
      'womens-soccer 2026-09-28 H Hotel Delayed, Suspended',
      'womens-soccer 2026-10-01 N India W 2-1, 4 periods',
      'womens-soccer 2026-10-03 A Juliet L 0-1',
    ],
  },
  'a doubleheader whose second game is canceled, and a suspended game': {
    college: 'Solo',
    steps: [schedule('dh-cancel.ics', 'softball')],
    games: [
      'softball 2026-04-10 18:00 H Uniform Delayed, Suspended, B4, 3-2',
      'softball 2026-04-11 13:00 H Tango W 5-4',
      'softball 2026-04-11 15:30 H Tango Canceled, game 2',
    ],
  },
  'compound names of a roster, then a game that its scorer never closed': {
    college: 'Arizona',
    timezone: 'America/Phoenix',
    steps: [roster, ['import game', 'hoopstats-past.xml']],
    report: [neverClosed],
    games: ['womens-basketball 2026-02-07 18:00 H STM Saints W 61-52, 4 periods'],
  },
  'the same game, closed later': {
    college: 'Arizona',
    timezone: 'America/Phoenix',
    steps: [hoops('hoopstats-past.xml'), hoops('hoopstats-edited.xml')],
    report: [neverClosed],
    games: ['womens-basketball 2026-02-07 18:00 H STM Saints W 61-52, 4 periods'],
  },
  'ranks, zones and spellings of a spreadsheet': {
    college: 'Rhode Island',
    steps: [schedule('sid-spreadsheet.csv', 'football')],
    report: [/^warning: line 7: 1 p.m. names no time zone; taken as local time in San Jose, Calif. \(Pacific Time\)$/],
    games: [
      'football 2026-09-05 19:00 CDT A No. 12/15 Duke',
      'football 2026-09-12 18:30 H No. 3/4 Texas',
      'football 2026-09-19 12:00 H No. 22 Virginia',
      'football 2026-10-03 A Hawaiʻi',
      'football 2026-10-10 13:00 H San José State',
      'football 2026-10-17 13:00 PDT A San José State',
      'football 2026-10-24 11:00 HST A Hawaiʻi',
      'football 2026-11-07 14:00 H Maine',
    ],
  },
  'games in Hawaii and Nevada of a college in the east': {
    college: 'East Carolina',
    steps: [schedule('hawaii-east.ics')],
    games: ["football 2024-10-12 18:00 HST A Hawai'i", 'football 2024-10-25 19:30 PDT A UNLV'],
  },
  'games in Hawaii and Nevada of a college in the mountains': {
    college: 'Boise State University',
    timezone: 'America/Boise',
    steps: [schedule('hawaii.ics')],
    games: ["football 2024-10-12 18:00 HST A Hawai'i", 'football 2024-10-25 19:30 PDT A UNLV'],
  },
  'a meet of several days in a calendar': {
    college: 'University of Rhode Island',
    steps: [schedule('multiday.ics')],
    games: ['mens-golf 2026-12-15 to 2026-12-17 A OFCC / Fighting Illini Invitational'],
  },
  'meets of several days in a spreadsheet': {
    college: 'Rhode Island',
    steps: [schedule('meets.csv', 'mens-golf')],
    games: [
      'mens-golf 2026-04-03 to 2026-04-05 N Ocean State Invitational T3rd of 12',
      'mens-golf 2026-04-10 to 2026-04-12 N A-10 Championship 2nd (874)',
      'mens-golf 2026-04-17 to 2026-04-18 N NCAA Regional T-5',
      "mens-golf 2026-05-01 H Pete's Open 5/14",
    ],
  },
  'canceled and postponed games of all sports, at home in RI as in R.I.': {
    college: 'University of Rhode Island',
    steps: [schedule('uri-cancelled.ics')],
    games: [
      'mens-basketball 2026-11-03 19:00 H Holy Cross',
      'mens-soccer 2026-09-26 19:00 H Merrimack',
      'womens-soccer 2026-08-12 19:00 H Maine W 1-0',
      'womens-soccer 2026-09-01 19:00 H Fordham Canceled',
      'womens-soccer 2026-09-02 19:00 H Fordham Postponed',
      'womens-volleyball 2026-09-04 19:00 H Bryant',
    ],
  },
  'a football game of seven overtimes': {
    college: 'Solo',
    steps: [['import game', 'fb-7ot.xml']],
    games: ['football 2018-11-24 18:40 CST A Visitor State L 72-74, 11 periods'],
  },
  'messages of NCAA LiveStats, which are refused by their name': {
    college: 'Solo',
    steps: [['import game', 'ncaa-livestats-stream.json']],
    report: [/^refused: This is an NCAA LiveStats message stream, /],
    games: [],
  },
};

describe.skipIf(!isThere)('the cases of imports', () => {
  let site: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    site = await createTestApi();
  });
  beforeEach(() => removeColleges(site.database));
  afterAll(() => site.close());

  const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
  const create = (name: string, timezone = 'America/New_York') =>
    createCollege(site.db, { slug: slugOf(name), name, shortName: name, timezone });
  /** Runs commands and returns what they refuse or warn of. */
  const run = async (college: string, steps: readonly Step[]): Promise<string[]> => {
    const lines: string[] = [];
    for (const [command, name, options] of steps) {
      const io = recordedIo();
      const files = filesOf({ name, bytes: readFileSync(path.join(folder, name)) });
      const input = { args: [], options: { tenant: slugOf(college), ...options }, files, fileCount: 1 };
      await runCommand(command, { database: site.database, port: 3104, actor: 'anna', io }, input);
      lines.push(...io.outs.flatMap((line) => /warning: .*/.exec(line) ?? []));
      lines.push(...io.errs.filter((line) => !/^\d+ files?: /.test(line)).map((line) => line.replace(`${name}: `, '')));
    }
    return lines;
  };
  const rows = () =>
    site.db
      .select({ game: gameTable, opponent: opponentTable.title, sport: sportTable })
      .from(gameTable)
      .innerJoin(sportTable, and(eq(sportTable.tenantId, gameTable.tenantId), eq(sportTable.id, gameTable.sportId)))
      .leftJoin(
        opponentTable,
        and(eq(opponentTable.tenantId, gameTable.tenantId), eq(opponentTable.id, gameTable.opponentId)),
      )
      .orderBy(asc(sportTable.globalSportNameSlug), gameTable.localDate, gameTable.doubleheader);
  const games = async (collegeZone = 'America/New_York') =>
    (await rows()).map(({ game, opponent, sport }) => {
      const { startsAt, timezone } = game;
      const scores = game.ourScore === null ? '' : ` ${game.ourScore}-${game.opponentScore}`;
      const result = [
        game.noContest ? 'no contest' : `${outcomeOf(game as CountedGame) ?? ''}${scores}`.trim(),
        game.forfeit === 'none' ? '' : 'forfeit',
        [0, 8].includes(game.state) ? '' : gameStateText((game as CountedGame).state),
        game.stateReason,
        game.postScore,
        game.placing,
        game.periodsPlayed && `${game.periodsPlayed} periods`,
        game.doubleheader && `game ${game.doubleheader}`,
      ];
      return [
        sportSlug(sport),
        game.localEndDate ? `${game.localDate} to ${game.localEndDate}` : game.localDate,
        startsAt && localDateTime(startsAt, timezone).slice(11, 16),
        startsAt && timezone !== collegeZone && zoneAbbreviation(startsAt, timezone),
        game.locationIndicator,
        game.opponentPrefix,
        opponent ?? game.title,
        result.filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join(' ');
    });

  test.each(Object.entries(cases))('%s', async (_, { college, timezone, steps, report = [], games: expected }) => {
    await create(college, timezone);
    const lines = await run(college, steps);
    expect(lines).toEqual(report.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))));
    expect(await games(timezone)).toEqual(expected);
    await run(college, steps);
    expect(await games(timezone)).toEqual(expected);
  });

  test('conference results of forfeits are a record', async () => {
    await create('Akron');
    await run('Akron', [schedule('forfeits.csv', 'womens-soccer')]);
    const played = (await rows()).map(({ game }) => game as CountedGame);
    expect(formatRecord(recordOf(played).conference)).toBe('2-1');
  });

  test.each([
    ['', [roster, hoops('hoopstats-past.xml'), hoops('hoopstats-edited.xml')]],
    [', in the other order', [hoops('hoopstats-edited.xml'), hoops('hoopstats-past.xml'), roster]],
  ] as const)(
    'the five players of a roster are those of their games, also on the day of a game%s',
    async (_, steps) => {
      await create('Arizona', 'America/Phoenix');
      await run('Arizona', steps);
      vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2027-02-08T03:05:00Z'));
      await run('Arizona', [hoops('hoopstats.xml')]);
      vi.restoreAllMocks();
      expect((await games('America/Phoenix')).map((line) => line.split(' ').slice(1, 2).join())).toEqual([
        '2026-02-07',
        '2027-02-07',
      ]);
      const people = await site.db.select().from(person).orderBy(person.lastName);
      expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
        'Maria De La Cruz',
        'Jordana "Pip" Maddox',
        "Mary Kate O'Brien-Smith",
        'Jo St. John',
        'Anna Van Der Berg',
      ]);
      const players = await site.db
        .select({ season: seasonTable.title, jersey: rosterPlayer.jersey })
        .from(rosterPlayer)
        .innerJoin(
          seasonTable,
          and(eq(seasonTable.tenantId, rosterPlayer.tenantId), eq(seasonTable.id, rosterPlayer.seasonId)),
        )
        .orderBy(seasonTable.title, rosterPlayer.jersey);
      expect(players.map(({ season, jersey }) => `${season} ${jersey}`)).toEqual(
        ['2025-26', '2026-27'].flatMap((season) => ['11', '21', '25', '4', '7'].map((jersey) => `${season} ${jersey}`)),
      );
      const plays = await site.db.select({ text: boxPlay.text }).from(boxPlay);
      expect(plays).toHaveLength(10);
      expect(plays.map(({ text }) => text).join()).not.toMatch(/foultaken|2ptr/i);
    },
  );

  test.each([
    ['after', (steps: Step[]) => steps],
    ['before', (steps: Step[]) => steps.toReversed()],
  ])('standings imported %s the schedule name what their college knows', async (_, ordered) => {
    for (const name of ['Solo', 'Pure']) await create(name);
    const season = { sport: 'mens-basketball', season: '2025-26' };
    const aliased = { sport: 'womens-basketball', season: '2013-14' };
    const reports = [
      await run(
        'solo',
        ordered([schedule('solo-schedule.csv', season.sport), ['import standings', 'solo-standings.csv', season]]),
      ),
      await run(
        'pure',
        ordered([schedule('pure-schedule.csv', season.sport), ['import standings', 'pure-standings.csv', season]]),
      ),
      await run(
        'solo',
        ordered([schedule('alias-schedule.csv', aliased.sport), ['import standings', 'alias-standings.csv', aliased]]),
      ),
    ];
    expect(reports.flat()).toEqual([]);
    await site.announce(0);
    const teams = async (slug: string, address: string) => {
      const { tables } = await site.json(`/api/v2/Standings/${address}`, `${slug}.localhost`);
      return tables[0].rows.map(({ team, conference }: Record<string, string>) => `${team} ${conference}`);
    };
    expect(await teams('pure', 'mens-basketball/2025-26')).toEqual(['Pure 1-0', 'Kilo 3-1', 'Lima 2-2', 'Romeo 0-1']);
    expect(await teams('solo', 'mens-basketball/2025-26')).toEqual([
      'Kilo 3-1',
      'Solo 2-1',
      'November 3-2',
      'Lima 2-2',
      'Mike 0-4',
    ]);
    expect(await teams('solo', 'womens-basketball/2013-14')).toEqual(['Solo 1-0', 'Visitor State University 0-1']);
  });

  test('each file has a case', () => {
    const text = readFileSync(import.meta.filename, 'utf8');
    const files = readdirSync(folder).filter((file) => file !== 'README.md');
    expect(files.filter((file) => !text.includes(`'${file}'`))).toEqual([]);
  });
});
