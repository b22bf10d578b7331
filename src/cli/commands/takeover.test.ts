import { expect, test } from 'vitest';

import { createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();

const url = { type: 'Url', url: 'https://give.example.edu/day' };
const add = (options: Record<string, string>) => commands.run('takeover add', { options });

test('a takeover of the home page starts now and has its own cookie', async () => {
  expect((await add(url)).exit).toBe(0);
  expect((await add(url)).exit).toBe(0);
  expect(await commands.list('takeover list')).toMatchObject([
    { id: 2, cookie: 'takeover-2' },
    { id: 1, cookie: 'takeover-1', url: url.url, sport: null, enabled: true, endDate: null },
  ]);
});

test('a game day belongs to a game of the college', async () => {
  const sport = await createSport(commands.database.db, commands.college.id);
  const season = await createSeason(commands.database.db, sport);
  const opponent = await createOpponent(commands.database.db, commands.college.id);
  const game = await createGame(commands.database.db, season, { opponentId: opponent.id });
  expect((await add({ type: 'GameDay', game: '77' })).errs[0]).toMatch(
    /^--game is "77"; it has to be the number of a game/,
  );
  expect((await add({ type: 'GameDay', game: String(game.id), sport: 'football' })).exit).toBe(0);
  expect(await commands.list('takeover list')).toMatchObject([{ game: game.id, sport: 'football', url: null }]);
});

test.each([
  [{ type: 'Url' }, '--url is missing; a takeover of type Url cannot do without it'],
  [{ type: 'GameDay' }, '--game is missing; a takeover of type GameDay cannot do without it'],
  [{ type: 'GameDay', url: url.url }, '--url is "https://give.example.edu/day"; it has to be empty for type GameDay'],
  [{ type: 'url' }, '--type is "url"; it has to be one of Url, GameDay'],
  [{ ...url, url: '/give' }, '--url is "/give"; it has to be a whole address'],
  [{ ...url, startDate: '2099-01-02T00:00', endDate: '2099-01-01T00:00' }, 'it has to be after startDate'],
])('%j is refused: %s', async (options, message) => {
  const { exit, errs } = await add(options);
  expect(exit).toBe(1);
  expect(errs.join('\n')).toContain(message);
});

test.each(['__Host-sent', 'two words', 'a;b', 'a=b', 'x'.repeat(65), 'käse'])(
  '%j is no name of a cookie',
  async (cookie) => {
    expect((await add({ ...url, cookie })).errs[0]).toContain('it has to be a cookie name');
  },
);

test('a change is validated together with the unchanged fields', async () => {
  await add(url);
  const change = (options: Record<string, string>) => commands.run('takeover change', { args: ['1'], options });
  expect((await change({ url: '' })).errs).toEqual(['--url is ""; a takeover of type Url cannot do without it']);
  expect((await change({ endDate: '2020-01-01T00:00' })).errs[0]).toContain('it has to be after startDate');
  expect((await change({ enabled: 'no' })).exit).toBe(0);
  expect((await commands.run('takeover list')).outs[1]).toMatch(/^1 +off/);
});
