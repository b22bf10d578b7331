import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { boxPlay, boxPlayer as boxPlayerTable, boxScore, correction, importedFile } from '../../db/schema/box-score.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { opponentAlias, opponent as opponentTable } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season } from '../../db/schema/sport.ts';
import type { BoxScore } from '../../domain/box-score.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import type { OwnCollege } from './own-college.ts';
import { type SaveGameOptions, saveGame } from './save-game.ts';
import { insertCollege, snapshot } from './testing/college.ts';
import { boxGame, boxPlayer, boxTeam, gameFile } from './testing/game.ts';

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

const save = (game: BoxScore, options: Partial<SaveGameOptions> = {}) =>
  saveGame(database, { tenant: lakeside, ...gameFile(game), ...options });
const games = () => database.db.select().from(gameTable).orderBy(gameTable.id);

describe('a new game', () => {
  test('brings its sport, season, opponent, roster and file with it', async () => {
    const saved = await save(boxGame());
    expect(saved).toMatchObject({
      change: 'created',
      ourSide: 'home',
      sport: { globalSportNameSlug: 'womens-basketball', gender: 'f' },
      season: { title: '2025-26', isCurrent: true },
      opponent: { title: 'Harbor St.', slug: 'harbor-st', abbrev: 'HAR' },
      game: {
        ourScore: 70,
        opponentScore: 64,
        state: 8,
        periodsPlayed: 4,
        locationIndicator: 'H',
        conference: true,
        opponentPrefix: 'No. 7',
      },
    });
    const [row] = await games();
    expect(Date.parse(row?.startsAt ?? '')).toBe(Date.parse('2026-01-18T00:00:00Z'));
    expect(row?.tbd).toBe(false);
    const roster = await database.db.select().from(rosterPlayer).orderBy(rosterPlayer.id);
    expect(roster).toMatchObject([{ jersey: '12', classYear: 'Sophomore' }, { jersey: '5' }]);
    const [file] = await database.db.select().from(importedFile);
    expect(file).toMatchObject({ gameId: saved.game.id, fileName: 'wbb-game.xml', warnings: ['points: 24 of 70'] });
    expect(Buffer.from(file?.bytes ?? [])).toEqual(Buffer.from(gameFile(boxGame()).file.bytes));
  });

  test('has no time if its start is implausible', async () => {
    await save(boxGame({ venue: { start: '07:00' } }));
    expect(await games()).toMatchObject([{ startsAt: null, tbd: true, localDate: '2026-01-17' }]);
  });

  test('stays the same with every byte of the database when its file comes again', async () => {
    await save(boxGame());
    const before = await snapshot(database);
    expect(await save(boxGame())).toMatchObject({ change: 'unchanged', corrections: [], game: { id: 1 } });
    expect(await snapshot(database)).toBe(before);
  });

  test('is not stored in a dry run, which reports the changes', async () => {
    const before = await snapshot(database);
    expect(await save(boxGame(), { dryRun: true })).toMatchObject({ change: 'created', game: { id: 1, ourScore: 70 } });
    expect(await snapshot(database)).toBe(before);
  });

  test('imported twice concurrently is created once', async () => {
    const saved = await Promise.all([save(boxGame()), save(boxGame())]);
    expect(saved.map(({ change }) => change).sort()).toEqual(['created', 'unchanged']);
    expect(await games()).toHaveLength(1);
  });

  test('belongs to its college alone', async () => {
    const other = await insertCollege(database, { slug: 'harbor', name: 'Harbor St.' });
    await save(boxGame());
    const theirs = await save(boxGame(), { tenant: other });
    expect(theirs).toMatchObject({
      ourSide: 'away',
      change: 'created',
      game: { id: 1, locationIndicator: 'A', ourScore: 64 },
    });
    expect((await games()).map(({ tenantId }) => tenantId)).toEqual([lakeside.id, other.id]);
  });

  test('a path in the file name is cut to its last part', async () => {
    await save(boxGame(), { file: { name: '../../../etc/wbb\u001b[2J.xml', bytes: new Uint8Array([1]) } });
    expect(await database.db.select({ name: importedFile.fileName }).from(importedFile)).toEqual([
      { name: 'wbb[2J.xml' },
    ]);
  });
});

test.each([
  ['halves', '2026-01-17', 2, { periods: 4, periodMinutes: 10 }],
  ['quarters', '2014-01-18', 4, { periods: 2, periodMinutes: 20 }],
])(
  'the rules of a season do not depend on its first file, which is in %s',
  async (_, date, regulationPeriods, rules) => {
    const periodMinutes = regulationPeriods === 2 ? 20 : 10;
    const { season } = await save(boxGame({ regulationPeriods, periodMinutes, venue: { date } }), {
      sport: 'womens-basketball',
    });
    expect(season.rules).toMatchObject(rules);
  },
);

test.each([
  ['two halves', 'womens-basketball', 2, 2, 4, 'The file has 2 periods of regulation, '],
  ['halves and an overtime', 'womens-basketball', 2, 3, 5, "Women's Basketball of 2025-26 has 4."],
  ['quarters and an overtime', 'mens-basketball', 4, 5, 3, "Men's Basketball of 2025-26 has 2."],
])('%s in a season of another format are reported, and are no other overtime', async (_, sport, ...rest) => {
  const [regulationPeriods, played, counted, warning] = rest;
  const periods = Array.from({ length: played }, (_, index) => ({ number: index + 1, label: '', home: 1, away: 0 }));
  const { game, warnings } = await save(boxGame({ regulationPeriods, periods }), { sport });
  expect(game.periodsPlayed).toBe(counted);
  expect(warnings.join()).toContain(warning);
});

test('a file without a place is reported, unless a game of a tournament is beside it or the user states the site', async () => {
  const nowhere = (values: Partial<BoxScore['venue']> = {}) =>
    boxGame({ venue: { stadium: '', location: '', ...values } });
  const warning =
    'The file names no place: taken as a game at home. If it was at a neutral site, import it again with --neutral.';
  expect((await save(nowhere())).warnings).toContain(warning);
  expect((await save(nowhere(), { neutral: true })).warnings).not.toContain(warning);
});

test('an end that the rules of the season exclude is reported', async () => {
  const tied = boxGame({ away: { ...boxGame().away, score: 70 } });
  const { warnings } = await save(tied, { sport: 'womens-basketball' });
  expect(warnings).toContain("Women's Basketball had no ties in 2026; correct the result.");
});

describe('a changed file', () => {
  const corrected = (): BoxScore => {
    const game = boxGame();
    game.home = {
      ...game.home,
      score: 71,
      players: [boxPlayer({ code: '12', stats: { box: { pts: 25, fgm: 9, ast: 2 } } }), ...game.home.players.slice(1)],
    };
    game.plays = [...game.plays, ...game.plays];
    return game;
  };

  test('replaces the box score and logs each figure that changed, and nothing else', async () => {
    await save(boxGame());
    const { change, corrections } = await save(corrected());
    expect(change).toBe('updated');
    expect(corrections).toEqual([
      { field: 'home team: score', before: '70', after: '71' },
      { field: 'home Swarm, Molly: box.pts', before: '24', after: '25' },
      { field: 'home Swarm, Molly: box.ast', before: null, after: '2' },
      { field: 'plays', before: '1 entry', after: '2 entries, 0 of them new or changed' },
    ]);
    expect(await database.db.select().from(correction)).toHaveLength(4);
    expect(await games()).toMatchObject([{ ourScore: 71 }]);
    expect(await database.db.select().from(boxScore)).toHaveLength(1);
  });

  test('can be reverted by importing the first file again', async () => {
    await save(boxGame());
    await save(corrected());
    const { change, corrections } = await save(boxGame());
    expect(change).toBe('updated');
    expect(corrections).toContainEqual({ field: 'home Swarm, Molly: box.ast', before: '2', after: null });
  });

  test('a player corrected under the scorer’s code is one change of name', async () => {
    await save(boxGame());
    const game = boxGame();
    game.away = { ...game.away, players: [boxPlayer({ code: '3', firstName: 'Iva', lastName: 'Stone', jersey: '3' })] };
    const { corrections } = await save(game);
    expect(corrections).toEqual([{ field: 'away Stone, Iva: name', before: 'Stone, Ivy', after: 'Stone, Iva' }]);
  });

  test('a shot’s position is stored, and changes its play only if it differs', async () => {
    const charted = (y: number, clock: string) => {
      const game = boxGame({ clock });
      game.plays = game.plays.map((play) => ({ ...play, shot: { made: true, y, x: 6.25 } }));
      return game;
    };
    await save(charted(50, '00:00'));
    expect(await database.db.select({ shot: boxPlay.shot }).from(boxPlay)).toEqual([
      { shot: { x: 6.25, y: 50, made: true } },
    ]);
    expect(await save(charted(50, ''))).toMatchObject({ corrections: [] });
    expect((await save(charted(51, ''))).corrections).toEqual([
      { field: 'plays', before: '1 entry', after: '1 entry, 1 of them new or changed' },
    ]);
  });
});

describe('a file that ends before its game does', () => {
  const team = (side: 'home' | 'away', score: number) => ({ ...boxGame()[side], score });
  const unfinished = (values: Partial<BoxScore> = {}) =>
    boxGame({ complete: false, period: 2, clock: '04:12', home: team('home', 31), away: team('away', 28), ...values });

  test('is refused for a final game and names the status, score and period that would be lost', async () => {
    await save(boxGame());
    const before = await snapshot(database);
    await expect(save(unfinished())).rejects.toThrow(
      'Game 1 is final, Lakeside 70, Harbor St. 64, but this file is incomplete. Importing it would replace: status Final -> Delayed; score 70-64 -> 31-28; period 4 (ended) -> 2 at 04:12. Import the final file, or use --force to replace the result.',
    );
    await expect(save(unfinished({ period: 0, clock: '' }))).rejects.toThrow('period 4 (ended) -> 0 (not started)');
    await expect(save(boxGame({ complete: false, period: 4, clock: '00:01' }))).rejects.toThrow(
      'would replace: status Final -> Delayed; period 4 (ended) -> 4 at 00:01.',
    );
    expect(await snapshot(database)).toBe(before);
  });

  describe('because its scorer never closed it', () => {
    const today = (days: number) => Temporal.Now.plainDateISO('America/New_York').add({ days }).toString();
    const unclosed = (date: string, values: Partial<BoxScore> = {}) =>
      boxGame({ complete: false, clock: '00:00', venue: { date }, ...values });

    test('is final once its day is over, and the report says so', async () => {
      const saved = await save(unclosed(today(-2)));
      expect(saved.game).toMatchObject({ state: 8, ourScore: 70, opponentScore: 64 });
      expect(saved.warnings).toContain(
        'The file was never closed, but its last period is over: taken as final, Harbor St. 64, Lakeside 70.',
      );
      expect(await save(unclosed(today(-2)))).toMatchObject({ change: 'unchanged' });
    });

    test('is in progress on its day, and final when the same file comes again later', async () => {
      const file = unclosed(today(0));
      expect((await save(file)).game.state).toBe(3);
      await database.db.update(gameTable).set({ localDate: today(-2) });
      const { bytes } = gameFile(file).file;
      const later = { ...gameFile(file), file: { name: 'wbb-game.xml', bytes } };
      later.parsed.boxScore = { ...file, venue: { ...file.venue, date: today(-2) } };
      expect((await saveGame(database, { tenant: lakeside, ...later })).game.state).toBe(8);
    });

    test.each<[string, Partial<BoxScore>]>([
      ['time is left', { clock: '00:10' }],
      ['a period is left', { period: 3 }],
      ['the score is level', { home: team('home', 64) }],
    ])('is not final if %s, and the report says how to close it', async (_, values) => {
      const saved = await save(unclosed(today(-2), values));
      expect(saved.game.state).not.toBe(8);
      expect(saved.warnings.at(-1)).toMatch(/^The file ends before the game does .*set complete="Y" in its <status>/);
    });
  });

  test('is refused for a result that only the schedule has', async () => {
    const { game } = await save(unfinished());
    await database.db.delete(boxScore);
    await database.db.update(gameTable).set({ state: 8, ourScore: 70, opponentScore: 64, periodsPlayed: null });
    await expect(save(unfinished())).rejects.toThrow(
      `Game ${game.id} is final, Lakeside 70, Harbor St. 64, but this file is incomplete. Importing it would replace: status Final -> Delayed; score 70-64 -> 31-28; period unknown -> 2 at 04:12.`,
    );
  });

  test('replaces a final result when that is forced', async () => {
    await save(boxGame());
    expect(await save(unfinished(), { force: true })).toMatchObject({
      change: 'updated',
      game: { ourScore: 31, opponentScore: 28, state: 2 },
    });
  });

  test('is not corrected by a later file, since the game continued', async () => {
    const plays: BoxScore['plays'] = [];
    await save(unfinished({ period: 0, clock: '', plays, home: team('home', 0), away: team('away', 0) }));
    expect(await save(unfinished())).toMatchObject({ change: 'updated', corrections: [] });
    expect(await save(unfinished({ clock: '03:50', home: team('home', 33) }))).toMatchObject({ corrections: [] });
    expect(await save(boxGame())).toMatchObject({ change: 'updated', corrections: [] });
    expect(await database.db.select().from(correction)).toEqual([]);
  });

  test('is corrected by one of the same moment', async () => {
    await save(unfinished());
    expect(await save(unfinished({ home: team('home', 32) }))).toMatchObject({
      corrections: [{ field: 'home team: score', before: '31', after: '32' }],
    });
  });
});

describe('flags of a game', () => {
  test('are applied to a game with an unchanged file, and change nothing when repeated', async () => {
    await save(boxGame());
    const flags = { neutral: true, doubleheader: 2, conference: false, type: 'P' } as const;
    const { change, game } = await save(boxGame(), flags);
    expect(change).toBe('updated');
    expect(game).toMatchObject({
      id: 1,
      locationIndicator: 'N',
      designatedHome: true,
      doubleheader: 2,
      conference: false,
      type: 'P',
      sequence: 1,
    });
    const before = await snapshot(database);
    expect(await save(boxGame(), flags)).toMatchObject({ change: 'unchanged', game: { id: 1 } });
    expect(await save(boxGame())).toMatchObject({ change: 'unchanged', game: { id: 1, locationIndicator: 'N' } });
    expect(await snapshot(database)).toBe(before);
    expect(await save(boxGame(), { neutral: false, type: 'R' })).toMatchObject({
      change: 'updated',
      game: { locationIndicator: 'H', designatedHome: false, type: 'R', doubleheader: 2 },
    });
  });

  test('are applied to a changed file and to a new one', async () => {
    expect(await save(boxGame(), { type: 'E', neutral: true })).toMatchObject({
      change: 'created',
      game: { type: 'E', locationIndicator: 'N' },
    });
    expect(await save(boxGame({ clock: 'x' }), { neutral: false, conference: false })).toMatchObject({
      change: 'updated',
      game: { type: 'E', locationIndicator: 'H', conference: false },
    });
  });

  test('that name another sport or a doubleheader number in use are refused', async () => {
    await save(boxGame({ sourceId: '' }));
    await save(boxGame({ sourceId: '', clock: 'x' }), { doubleheader: 2 });
    await expect(save(boxGame({ sourceId: '' }), { doubleheader: 2 })).rejects.toThrow(
      "Game 2 is already game 2 of that day's doubleheader, so game 1 of this file cannot have the same number.",
    );
    await expect(save(boxGame({ sourceId: '' }), { sport: 'mens-basketball' })).rejects.toThrow(
      "This file was already imported as Women's Basketball (game 1) and cannot be imported as Men's Basketball as well.",
    );
  });
});

test('a game against a team without name and code is refused', async () => {
  await expect(save(boxGame({ away: boxTeam({ name: '', code: '' }) }))).rejects.toThrow(
    'The file does not name the opponent.',
  );
  expect(await games()).toEqual([]);
});

describe('the site of a game that neither the schedule nor its file names', () => {
  const at = (location: string, sourceId: string, values: Partial<BoxScore> = {}) =>
    save(boxGame({ sourceId, venue: { location, date: `2026-01-${sourceId}` }, ...values }));
  const harbor = boxTeam({ name: 'Harbor St.', code: 'HAR', score: 60 });
  const visiting = { home: harbor, away: boxGame().home };
  const indicators = async () => (await games()).map(({ locationIndicator: site }) => site).join('');

  test('is neutral in a city that is neither team’s home', async () => {
    await at('Lakeside, Mich.', '10');
    await at('Lakeside, MI', '12');
    expect((await at('Tampa, Fla.', '14')).game).toMatchObject({ locationIndicator: 'N', designatedHome: true });
    await at('Harborview, Ohio', '16', visiting);
    await at('Harborview, Ohio', '18', visiting);
    expect((await at('Tampa, Fla.', '20', visiting)).game).toMatchObject({
      locationIndicator: 'N',
      designatedHome: false,
    });
    expect(await indicators()).toBe('HHNAAN');
  });

  test('is inferred again for games imported before a home city was known', async () => {
    await at('Tampa, Fla.', '10');
    await at('Lakeside, Mich.', '12');
    expect(await indicators()).toBe('HH');
    expect((await at('Lakeside, Mich.', '14')).inferredSites).toMatchObject([{ gameId: 1, locationIndicator: 'N' }]);
    expect(await indicators()).toBe('NHH');
  });

  test('is not overwritten', async () => {
    await at('Tampa, Fla.', '10');
    await save(boxGame({ sourceId: '10', venue: { location: 'Tampa, Fla.', date: '2026-01-10' } }), { neutral: false });
    await at('Lakeside, Mich.', '12');
    await at('Lakeside, Mich.', '14');
    await at('Lakeside, Mich.', '16');
    expect(await indicators()).toBe('HHHH');
  });
});

const nextMonth = Temporal.Now.plainDateISO().add({ months: 1 }).toString();

describe('a refused file leaves the database as it was', () => {
  test.each<[string, BoxScore, Partial<SaveGameOptions>, string | RegExp]>([
    [
      'neither team is ours',
      boxGame({ home: boxTeam({ name: 'Ridge', code: 'RDG' }) }),
      {},
      /Neither "Harbor St\. \(HAR\)" nor "Ridge \(RDG\)" is known as Lakeside.*--as V/,
    ],
    [
      '--as names no team',
      boxGame(),
      { as: 'Ridge' },
      '--as "Ridge" matches no team of this game. The teams are "Harbor St. (HAR)" (V) and "Lakeside (LAKE)" (H).',
    ],
    [
      'its id is a game of another day',
      boxGame({ venue: { date: '2026-01-24' } }),
      {},
      'The id "G-1" belongs to the game of 2026-01-17 (game 1), but the file\'s date is 2026-01-24. Two games share one id: give one of them another, or none.',
    ],
    [
      'its id is a game against others',
      boxGame({ away: boxTeam({ name: 'Ridge', code: 'RDG' }) }),
      {},
      /belongs to the game against Harbor St\. .* but the file's opponent is Ridge/,
    ],
    [
      'its game belongs to another sport',
      boxGame(),
      { sport: 'mens-basketball' },
      /already imported as Women's Basketball \(game 1\) and cannot be imported as Men's Basketball/,
    ],
    [
      'the named sport keeps another book',
      boxGame(),
      { sport: 'football' },
      'The file is a basketball game, but --sport football is Football (football).',
    ],
    [
      'the named sport is none',
      boxGame(),
      { sport: 'quidditch' },
      /--sport "quidditch" is not a known sport\. Use one of: womens-basketball, football/,
    ],
    [
      'another id of the day has another score',
      boxGame({ sourceId: 'G-2', home: { ...boxGame().home, score: 99 } }),
      {},
      /If it is the second game of a doubleheader, use --doubleheader 2/,
    ],
    ...[true, false].map((complete): [string, BoxScore, object, RegExp] => [
      `its day has not come (complete: ${complete})`,
      boxGame({ complete, sourceId: '', venue: { date: nextMonth } }),
      {},
      /The game \(Harbor St\. 64, Lakeside 70\) is dated \S+, which is in the future: today is \S+\. Correct the date/,
    ]),
    [
      'our side was the other one',
      boxGame({ sourceId: '' }),
      { as: 'V' },
      '--as V selects "Harbor St. (HAR)" as the college\'s own team, but "Lakeside (LAKE)" is Lakeside.',
    ],
  ])('when %s', async (_, game, options, message) => {
    await save(boxGame());
    const before = await snapshot(database);
    await expect(save(game, options)).rejects.toThrow(message);
    expect(await snapshot(database)).toBe(before);
  });

  test('if men’s and women’s soccer cannot be distinguished, without --sport', async () => {
    const game = boxGame({ family: 'soccer', regulationPeriods: 2, periodMinutes: 45 });
    const file = { name: 'game.xml', bytes: new Uint8Array([1]) };
    await expect(save(game, { file })).rejects.toThrow('Use --sport mens-soccer or --sport womens-soccer.');
    expect(await save(game, { file, sport: 'womens-soccer' })).toMatchObject({ sport: { title: "Women's Soccer" } });
    expect(await save(game, { file })).toMatchObject({ change: 'unchanged', sport: { title: "Women's Soccer" } });
  });

  test('when quarter-format basketball is new to the college; one with a women’s team needs no --sport', async () => {
    const saveFile = (game: BoxScore, options: Partial<SaveGameOptions> = {}) =>
      save(game, { ...gameFile(game, 'game.xml'), ...options });
    const choices = 'Use --sport mens-basketball or --sport womens-basketball.';
    await expect(saveFile(boxGame())).rejects.toThrow(choices);
    await saveFile(boxGame({ sourceId: 'M-1', regulationPeriods: 2, periodMinutes: 20 }));
    await expect(saveFile(boxGame())).rejects.toThrow(choices);
    const sport = { globalSportNameSlug: 'womens-basketball' };
    expect(await saveFile(boxGame(), { sport: 'womens-basketball' })).toMatchObject({ change: 'created', sport });
    expect(await saveFile(boxGame({ sourceId: 'G-2', doubleheader: 2 }))).toMatchObject({ sport });
  });
});

describe('a game of the schedule', () => {
  const scheduled = async (opponentTitle: string, values: Partial<typeof gameTable.$inferInsert> = {}) => {
    const first = await save(
      boxGame({ sourceId: 'EARLIER', venue: { date: '2025-12-01' }, away: boxTeam({ name: 'Ridge' }) }),
    );
    const ids = { tenantId: lakeside.id, id: await reserveIds(database.db, lakeside.id, 'opponent') };
    await database.db.insert(opponentTable).values({ ...ids, title: opponentTitle, slug: 'x' });
    const id = await reserveIds(database.db, lakeside.id, 'game');
    await database.db.insert(gameTable).values({
      tenantId: lakeside.id,
      id,
      sportId: first.sport.id,
      seasonId: first.season.id,
      opponentId: ids.id,
      timezone: 'America/New_York',
      localDate: '2026-01-17',
      locationIndicator: 'N',
      ...values,
    });
    return id;
  };

  test('gets its result from the file and retains the venue and marks of the schedule', async () => {
    const id = await scheduled('Harbor St.', { location: 'City Gym' });
    const { game, change } = await save(boxGame());
    expect(change).toBe('updated');
    expect(game).toMatchObject({
      id,
      ourScore: 70,
      state: 8,
      sourceId: 'G-1',
      locationIndicator: 'N',
      location: 'City Gym',
      conference: false,
      sequence: 1,
    });
  });

  test('is found under the calendar’s longer name of the opponent, whose alias is learned', async () => {
    const id = await scheduled('Harbor State University');
    expect(await save(boxGame())).toMatchObject({ game: { id }, opponent: { title: 'Harbor State University' } });
    const aliases = await database.db
      .select({ alias: opponentAlias.alias, kind: opponentAlias.kind })
      .from(opponentAlias)
      .orderBy(opponentAlias.id);
    expect(aliases).toEqual(
      expect.arrayContaining([
        { alias: 'Harbor St.', kind: 'name' },
        { alias: 'HAR', kind: 'code' },
      ]),
    );
  });

  test('a longer name that other schools share as well makes no opponent the same on another day', async () => {
    await scheduled('Miami University', { localDate: '2026-01-10' });
    const away = boxTeam({ ...boxGame().away, name: 'Miami', code: 'MIA' });
    expect(await save(boxGame({ away }))).toMatchObject({ change: 'created', opponent: { title: 'Miami' } });
  });

  test('a doubleheader’s second file becomes a game of its own', async () => {
    const first = await save(boxGame({ sourceId: '' }));
    const second = await save(boxGame({ sourceId: '', home: { ...boxGame().home, score: 50 } }), { doubleheader: 2 });
    expect(second).toMatchObject({ change: 'created', game: { doubleheader: 2, ourScore: 50 } });
    expect(await games()).toMatchObject([{ id: first.game.id, doubleheader: 1, ourScore: 70 }, { doubleheader: 2 }]);
    const before = await snapshot(database);
    await expect(save(boxGame({ sourceId: '', clock: 'x' }))).rejects.toThrow('The file has no doubleheader number');
    expect(await snapshot(database)).toBe(before);
  });
});

describe('players of our side', () => {
  const withPlayers = (sourceId: string, date: string, ...players: BoxScore['home']['players']) =>
    boxGame({ sourceId, venue: { date }, home: { ...boxGame().home, players } });
  const people = () => database.db.select().from(person).orderBy(person.id);

  test('are the same roster row in every game of a season, and the same person in the next', async () => {
    await save(withPlayers('A', '2025-01-17', boxPlayer({})));
    await save(withPlayers('B', '2025-01-20', boxPlayer({ jersey: '21' })));
    await save(withPlayers('C', '2025-12-01', boxPlayer({})));
    expect(await people()).toHaveLength(1);
    expect((await database.db.select().from(rosterPlayer)).map(({ seasonId }) => seasonId)).toEqual([1, 2]);
    expect(
      await database.db.select({ title: season.title, isCurrent: season.isCurrent }).from(season).orderBy(season.id),
    ).toEqual([
      { title: '2024-25', isCurrent: false },
      { title: '2025-26', isCurrent: true },
    ]);
  });

  test('siblings with one surname stay two people, even under one number', async () => {
    await save(
      withPlayers('A', '2026-01-17', boxPlayer({ firstName: 'Molly' }), boxPlayer({ firstName: 'Mandy', code: 'b' })),
    );
    await save(
      withPlayers('B', '2026-01-20', boxPlayer({ firstName: 'Mandy' }), boxPlayer({ firstName: 'Mindy', code: 'b' })),
    );
    expect((await people()).map(({ firstName }) => firstName)).toEqual(['Molly', 'Mandy', 'Mindy']);
  });

  test('a first name cut to its initial is the player of that number', async () => {
    await save(withPlayers('A', '2026-01-17', boxPlayer({ firstName: 'Molly' })));
    await save(withPlayers('B', '2026-01-20', boxPlayer({ firstName: 'M.', lastName: 'SWARM' })));
    expect(await people()).toHaveLength(1);
  });

  test('hidden players stay hidden and are still linked', async () => {
    await save(withPlayers('A', '2026-01-17', boxPlayer({})));
    await database.db.update(rosterPlayer).set({ hide: true }).where(eq(rosterPlayer.id, 1));
    const { game } = await save(withPlayers('B', '2026-01-20', boxPlayer({})));
    expect(await database.db.select().from(rosterPlayer)).toMatchObject([{ id: 1, hide: true }]);
    const lines = await database.db.select().from(boxPlayerTable).where(eq(boxPlayerTable.gameId, game.id));
    expect(lines.find(({ side }) => side === 'home')).toMatchObject({ rosterPlayerId: 1 });
    expect(lines.find(({ side }) => side === 'away')).toMatchObject({ rosterPlayerId: null });
  });

  test('a player listed twice gets one row, the team’s pseudo player none', async () => {
    await save(
      withPlayers(
        'A',
        '2026-01-17',
        boxPlayer({ code: '12O' }),
        boxPlayer({ code: '12D' }),
        boxPlayer({ isTeam: true, lastName: 'TEAM' }),
      ),
    );
    expect(await people()).toHaveLength(1);
  });
});
