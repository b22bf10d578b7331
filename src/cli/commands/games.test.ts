import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { createApi } from '../../api/app.ts';
import { createTenantRegistry } from '../../api/tenants.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { contentChange } from '../../db/schema/content-change.ts';
import { gameDetail, game as games } from '../../db/schema/game.ts';
import { season as seasons } from '../../db/schema/sport.ts';
import { createSport } from '../../testing/factories.ts';
import type { OptionValues } from '../command.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';
import { gameXml } from '../testing/game-xml.ts';

const commands = collegeCommands();
const db = () => commands.database.db;

/** Runs a command that has to succeed. */
const run = async (command: string, options: OptionValues = {}, ...args: string[]) => {
  const { exit, outs, errs } = await commands.run(command, { args, options });
  expect(exit, errs.join('\n')).toBe(0);
  return outs;
};
const football = { sport: 'football', opponent: 'Elm State', site: 'home' };
const add = (date: string, options: OptionValues = {}) => run('game add', { ...football, date, ...options });
const stored = async (id = 1) => (await db().select().from(games).where(eq(games.id, id)))[0];

beforeEach(async () => {
  await createSport(db(), commands.college.id, 'football');
  await run('conference add', { name: 'Coastal Conference', abbrev: 'CC' });
  await run('season add', { sport: 'football', title: '2026', conference: 'Coastal Conference' });
  await run('opponent add', { title: 'Elm State', location: 'Madison, Wis.' });
});

test('a season has the days and rules of its sport, and is the current one', async () => {
  expect(await db().select().from(seasons)).toMatchObject([
    { title: '2026', startDate: '2026-03-01', endDate: '2027-02-28', isCurrent: true, conferenceId: 1 },
  ]);
  expect((await db().select().from(seasons))[0]?.rules).toMatchObject({ periods: 4, periodMinutes: 15 });
  await run('season add', { sport: 'football', title: '2019', startDate: '2019-08-10', pinned: 'yes' });
  expect(await commands.list('season list')).toMatchObject([
    { title: '2026', pinned: false },
    { title: '2019', startDate: '2019-08-10', pinned: true },
  ]);
  expect((await db().select().from(seasons).where(eq(seasons.isCurrent, true)))[0]?.title).toBe('2019');
});

test('games entered with only a final score count in record, streak, results and feeds like those of files', async () => {
  await run('opponent add', { title: 'Oak College' });
  await add('2026-09-05', { ourScore: '27', opponentScore: '20', conference: 'yes' });
  await add('2026-09-12', { site: 'away', ourScore: '3', opponentScore: '10', type: 'exhibition' });
  await add('2026-09-19', { opponent: 'Oak College', site: 'neutral', forfeit: 'them' });
  await add('2026-09-26', {
    opponent: 'Oak College',
    site: 'away',
    ourScore: '14',
    opponentScore: '14',
    postScore: 'PK 4-2',
  });
  await add('2026-08-29', { ourScore: '40', opponentScore: '0', vacated: 'yes', conference: 'yes' });
  await add('2026-10-10', { opponent: 'Oak College', status: 'canceled', reason: 'Hurricane' });
  await add('2099-10-17', {
    season: 'football/2026',
    time: '7:05 p.m.',
    tv: 'ESPN+',
    videoUrl: 'https://tv.example.com/1',
  });
  const tenants = await createTenantRegistry(commands.database);
  const failures: unknown[] = [];
  const api = await createApi({
    database: commands.database,
    tenants,
    log: { error: (details) => failures.push(details) },
  });
  const get = async (path: string) => api.request(`http://harbor.localhost/api/v2${path}`);
  const { record, games: listed } = await (await get('/Schedule/bySport/football?season=2026')).json();
  expect(record).toMatchObject({
    overall: '2-0-1',
    conference: '1-0',
    streak: 'T1',
    home: '1-0',
    away: '0-0-1',
    neutral: '1-0',
  });
  expect(listed.map((one: { result: { status: string } | null }) => one.result?.status)).toEqual(
    expect.arrayContaining(['W', 'L', 'W', 'T', 'W']),
  );
  expect(listed.at(-1)).toMatchObject({ time: '7:05 p.m.', status: 'A', media: { tv: 'ESPN+' } });
  expect(listed[5]).toMatchObject({ gameStateDisplay: 'CANCELED' });
  const results = await (await get('/EventsResults/results')).text();
  const calendar = await (await get('/Calendar/csv')).text();
  for (const text of [results, calendar]) expect(text).toContain('Oak College');
  expect(failures).toEqual([]);
  await api.close();
  await tenants.close();
});

test('the time is that of the venue, city or home team, and moves with them', async () => {
  await run('venue add', { title: 'Otter Dome', timezone: 'Pacific/Honolulu' });
  await add('2026-09-05', { time: '18:00' });
  await add('2026-09-12', { time: '18:00', site: 'away' });
  await add('2026-09-19', { time: '18:00', site: 'neutral', location: 'Denver, Colo.' });
  await add('2026-09-26', { time: '18:00', site: 'away', venue: 'Otter Dome' });
  const all = await db().select().from(games).orderBy(games.localDate);
  const instants = all.map(({ timezone, startsAt }) => [
    timezone,
    startsAt && Temporal.Instant.from(startsAt).toString(),
  ]);
  expect(instants).toEqual([
    ['America/New_York', '2026-09-05T22:00:00Z'],
    ['America/Chicago', '2026-09-12T23:00:00Z'],
    ['America/Denver', '2026-09-20T00:00:00Z'],
    ['Pacific/Honolulu', '2026-09-27T04:00:00Z'],
  ]);
  await run('game change', { venue: 'Otter Dome' }, '1');
  const moved = await stored();
  expect([moved?.timezone, Temporal.Instant.from(moved?.startsAt ?? '').toString(), moved?.sequence]).toEqual([
    'Pacific/Honolulu',
    '2026-09-06T04:00:00Z',
    1,
  ]);
  await run('game change', { note: 'Bring a coat' }, '1');
  expect(await stored()).toMatchObject({ note: 'Bring a coat', sequence: 1, startsAt: moved?.startsAt });
  await run('game change', { time: '' }, '1');
  expect(await stored()).toMatchObject({ startsAt: null, tbd: true });
});

test('every detail of a game is entered, printed, and imported again without a change', async () => {
  const entered = {
    ...{ time: '13:00', endTime: '16:10', ourScore: '3', opponentScore: '2', periodsPlayed: '5', ourRank: 'No. 12' },
    ...{ attendance: '4123', durationMinutes: '190', stadium: 'Harbor Field', city: 'Harbor', weather: 'Rain' },
    ...{
      temperature: '54',
      wind: 'NW 10',
      actualStart: '1:04 PM',
      actualEnd: '4:14 PM',
      notes: 'First night game; Two delays',
    },
    ...{ radio: 'WHBR', audioUrl: 'https://a.example.com', links: '[{"title":"Notes","url":"/files/notes.pdf"}]' },
    ...{ promotion: 'Senior Day', tournament: 'Harbor Classic', doubleheader: '1', designatedHome: 'yes' },
  };
  await add('2026-09-05', entered);
  expect(await db().select().from(gameDetail)).toMatchObject([
    { attendance: 4123, location: 'Harbor', start: '1:04 PM', notes: ['First night game', 'Two delays'] },
  ]);
  expect((await stored())?.media).toEqual({
    radio: 'WHBR',
    audioUrl: 'https://a.example.com',
    links: [{ title: 'Notes', url: '/files/notes.pdf' }],
  });
  const csv = await run('game list', { csv: true });
  const again = await commands.run('game import', { files: [jsonFile(csv.join('\n'), 'games.csv')] });
  expect([again.errs, again.outs]).toEqual([[], ['games.csv: 0 added, 0 changed, 1 unchanged']]);
  await run('game change', { radio: '', attendance: '', notes: '' }, '1');
  expect((await stored())?.media).not.toHaveProperty('radio');
  expect(await db().select().from(gameDetail)).toMatchObject([{ attendance: null, notes: [], weather: 'Rain' }]);
});

test('a status entered by staff is recorded, and one by the commands for a game in progress as well', async () => {
  await add('2026-09-05');
  await run('game change', { status: 'postponed', reason: 'Snow' }, '1');
  expect(await stored()).toMatchObject({ state: 5, stateBy: 'staff', stateReason: 'Snow' });
  await run('game resume', {}, '1');
  expect(await stored()).toMatchObject({ state: 0, stateBy: 'schedule' });
  const changes = await db()
    .select()
    .from(contentChange)
    .where(eq(contentChange.kind, 'game'))
    .orderBy(contentChange.id);
  expect(changes).toMatchObject([
    { action: 'add' },
    { changes: { state: [0, 5] } },
    { actor: 'anna', changes: { state: [5, 0] } },
  ]);
});

test.each<[name: string, command: string, options: OptionValues, sentence: string]>([
  ['a second game of one day', 'game add', { date: '2026-09-05' }, 'game 1 has the same sport and date and opponent'],
  ['a day outside the seasons', 'game add', { date: '2031-09-05' }, 'the sport has no season that includes 2031-09-05'],
  ['one score', 'game add', { date: '2026-09-06', ourScore: '3' }, 'a result has both scores'],
  ['neither opponent nor title', 'game add', { date: '2026-09-06', opponent: '' }, 'a game has an opponent or'],
  [
    'an unknown opponent',
    'game add',
    { date: '2026-09-06', opponent: 'Ash' },
    'the name of an opponent; there are: Elm State',
  ],
  ['an hour past 12', 'game add', { date: '2026-09-06', time: '19 p.m.' }, 'it has to be a time such as 19:05'],
  ['an unknown status', 'game add', { date: '2026-09-06', status: 'over' }, 'it has to be one of scheduled, pregame'],
])('%s is refused', async (_, command, options, sentence) => {
  await add('2026-09-05');
  const { exit, errs } = await commands.run(command, { options: { ...football, ...options } });
  expect([exit, errs.join('\n')]).toEqual([1, expect.stringContaining(sentence)]);
});

test('a removed game takes its box score along, and says so; a doubled one is merged instead', async () => {
  const imported = await commands.run('import game', { files: [{ name: 'game.xml', bytes: gameXml() }] });
  expect(imported.exit, imported.errs.join('\n')).toBe(0);
  const [box] = await db().select().from(boxScore);
  const scored = await stored(box?.gameId);
  await run('game add', {
    sport: String(scored?.sportId),
    season: String(scored?.seasonId),
    date: scored?.localDate ?? '',
    title: 'Winner of game 3',
    site: 'home',
    promotion: 'Senior Day',
  });
  const double = String((scored?.id ?? 0) + 1);
  expect(await run('game merge', { into: String(scored?.id) }, double)).toEqual([
    `game ${double} (${scored?.localDate}) is now game ${scored?.id} (${scored?.localDate})`,
  ]);
  expect(await db().select().from(games)).toMatchObject([{ id: scored?.id, promotion: 'Senior Day' }]);
  const dry = await commands.run('game remove', { args: [String(scored?.id)], options: { dryRun: true } });
  expect(dry.outs.join('\n')).toContain('1 box score');
  expect(await run('game remove', {}, String(scored?.id))).toEqual(dry.outs);
  expect(await db().select().from(games)).toEqual([]);
});
