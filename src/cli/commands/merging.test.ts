import { beforeEach, describe, expect, test } from 'vitest';

import { boxPlayer, boxScore } from '../../db/schema/box-score.ts';
import { contentChange } from '../../db/schema/content-change.ts';
import { game as games } from '../../db/schema/game.ts';
import { opponentAlias, opponent as opponents } from '../../db/schema/opponent.ts';
import { person as people, personName, rosterPlayer } from '../../db/schema/person.ts';
import type { season as seasons } from '../../db/schema/sport.ts';
import { withdrawal } from '../../db/schema/withdrawal.ts';
import { snapshot } from '../../importers/save/testing/college.ts';
import {
  createGame,
  createOpponent,
  createPerson,
  createPlayer,
  createSeason,
  createSport,
} from '../../testing/factories.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();
const db = () => commands.database.db;
const run = (command: string, args: string[], options = {}) => commands.run(command, { args, options });

let season: typeof seasons.$inferSelect;
beforeEach(async () => {
  const sport = await createSport(db(), commands.college.id, 'football');
  season = await createSeason(db(), sport);
});

const redirects = async () =>
  (await commands.list('redirect list'))
    .map(({ from, to }) => [from, to])
    .sort((a, b) => String(a).localeCompare(String(b)));

describe('opponents', () => {
  let stateId: number;
  let stId: number;
  const against = (opponentId: number, localDate: string, values = {}) =>
    createGame(db(), season, { opponentId, localDate, ...values });
  beforeEach(async () => {
    const college = commands.college.id;
    stateId = (await createOpponent(db(), college, { title: 'Ohio State', slug: 'ohio-state' })).id;
    const st = { title: 'Ohio St.', slug: 'ohio-st', location: 'Columbus, Ohio' };
    stId = (await createOpponent(db(), college, st)).id;
  });

  test('are merged with their games, names and addresses, which is recorded and withdrawn from caches', async () => {
    await against(stateId, '2025-09-06');
    await against(stId, '2024-09-07');
    const { exit, outs } = await run('opponent merge', [String(stId)], { into: String(stateId) });
    expect([exit, outs]).toEqual([0, [`Ohio St. (opponent ${stId}) is now Ohio State (opponent ${stateId})`]]);
    expect((await db().select().from(games)).map(({ opponentId }) => opponentId)).toEqual([stateId, stateId]);
    expect(await db().select().from(opponents)).toMatchObject([{ id: stateId, location: 'Columbus, Ohio' }]);
    expect(await commands.list('opponent list')).toMatchObject([
      { id: stateId, games: 2, aliases: [{ name: 'Ohio St.' }] },
    ]);
    expect(await redirects()).toEqual([
      [`/sports/football/opponent-history/ohio-st/${stId}`, `/sports/football/opponent-history/ohio-state/${stateId}`],
    ]);
    const changes = await db().select().from(contentChange).orderBy(contentChange.id);
    expect(changes).toMatchObject([
      { kind: 'opponent', contentId: stId, actor: 'anna', action: 'end' },
      { kind: 'opponent', contentId: stateId, action: 'change', changes: { merged: [stId, stateId] } },
      { kind: 'redirectRule', action: 'add' },
    ]);
    expect(await db().select().from(withdrawal)).toHaveLength(1);
  });

  test('a game that both have is one afterwards, and others of one day are named', async () => {
    const played = await against(stateId, '2025-09-06', { ourScore: 20, opponentScore: 10, state: 8 });
    const scheduled = await against(stId, '2025-09-06', { ourScore: null, opponentScore: null, startsAt: null });
    const early = await against(stateId, '2025-10-04', { ourScore: 3, opponentScore: 1 });
    const late = await against(stId, '2025-10-04', { ourScore: 4, opponentScore: 2 });
    const { errs } = await run('opponent merge', [String(stId)], { into: String(stateId) });
    expect(errs.join('\n')).toContain(
      `games ${scheduled.id} and ${played.id} on 2025-09-06 were one and are now game ${played.id}`,
    );
    expect(errs.join('\n')).toContain(`games ${early.id} and ${late.id} are both on 2025-10-04`);
    expect((await db().select().from(games).orderBy(games.id)).map(({ id }) => id)).toEqual([
      played.id,
      early.id,
      late.id,
    ]);
    expect(await redirects()).toContainEqual([`/game-center/${scheduled.id}`, `/game-center/${played.id}`]);
  });

  test('a dry run merges nothing', async () => {
    await against(stId, '2024-09-07');
    const before = await snapshot(commands.database);
    await run('opponent merge', [String(stId)], { into: String(stateId), dryRun: true });
    expect(await snapshot(commands.database)).toBe(before);
  });

  test('get another name, for a time, and lose it again', async () => {
    await run('opponent alias', [String(stateId), 'Buckeye', 'Tech'], { to: '1999-06-30' });
    await run('opponent alias', [String(stateId), 'OSU'], { code: true });
    expect(await commands.list('opponent list')).toContainEqual(
      expect.objectContaining({
        aliases: [
          { name: 'Buckeye Tech', to: '1999-06-30' },
          { name: 'OSU', code: true },
        ],
      }),
    );
    await run('opponent alias', [String(stateId), 'Buckeye Tech'], { remove: true });
    expect(await db().select().from(opponentAlias)).toMatchObject([{ alias: 'OSU', kind: 'code' }]);
    expect((await commands.run('opponent list', { options: { name: 'osu' } })).outs.join('\n')).toContain('Ohio State');
    const changes = await db().select().from(contentChange).orderBy(contentChange.id);
    expect(changes).toMatchObject([
      { actor: 'anna' },
      { actor: 'anna' },
      {
        changes: {
          aliases: [
            [
              { name: 'Buckeye Tech', to: '1999-06-30' },
              { name: 'OSU', code: true },
            ],
            [{ name: 'OSU', code: true }],
          ],
        },
      },
    ]);
  });

  test.each([
    ['opponent merge', ['1'], { into: '1' }, 'Opponent 1 cannot be merged into itself.'],
    ['opponent merge', ['9'], { into: '1' }, 'There is no opponent 9. The numbers are in: opponent list'],
    ['opponent merge', ['one'], { into: '1' }, '<id> is "one"; it has to be'],
    [
      'opponent alias',
      ['1', 'Ohio St'],
      {},
      '"Ohio St" is a name of Ohio St. (opponent 2); merge the two if they are one school',
    ],
    ['opponent alias', ['1', 'Tech'], { remove: true }, 'Ohio State (opponent 1) has no other name "Tech"'],
    ['opponent alias', ['1', 'Tech'], { from: '2026-13-01' }, '--from is "2026-13-01"'],
    ['opponent alias', ['1', '!!'], {}, 'it has to be a list of names that have letters'],
  ])('%s %j with %j is refused with the remedy', async (command, args, options, message) => {
    const { exit, errs } = await run(command, args, options);
    expect(exit).not.toBe(0);
    expect(errs.join('\n')).toContain(message);
  });
});

describe('people', () => {
  test('are merged with their rosters and names; the bio of a season that both have redirects', async () => {
    const kept = await createPlayer(db(), season, { firstName: 'Anna', lastName: 'Nicholson', jersey: '12' });
    const other = await createPlayer(db(), season, {
      firstName: 'Anna',
      lastName: 'Nickolson',
      jersey: null,
      hometown: 'Elm, Mich.',
    });
    const { exit, outs } = await run('person merge', [String(other.personId)], { into: String(kept.personId) });
    expect([exit, outs]).toEqual([
      0,
      [`Anna Nickolson (person ${other.personId}) is now Anna Nicholson (person ${kept.personId})`],
    ]);
    expect(await db().select().from(people)).toMatchObject([{ id: kept.personId, lastName: 'Nicholson' }]);
    expect(await db().select().from(rosterPlayer)).toMatchObject([
      { id: kept.id, personId: kept.personId, jersey: '12', hometown: 'Elm, Mich.' },
    ]);
    expect(await db().select().from(personName)).toMatchObject([{ personId: kept.personId, lastName: 'Nickolson' }]);
    const bio = `/sports/football/roster/anna-nicholson/${kept.id}`;
    expect(await redirects()).toEqual([
      [`/sports/football/roster/anna-nicholson/${other.id}`, bio],
      [`/sports/football/roster/anna-nickolson/${other.id}`, bio],
    ]);
    expect(await commands.list('person list')).toMatchObject([{ id: kept.personId, formerNames: ['Anna Nickolson'] }]);
    expect(await db().select().from(contentChange).orderBy(contentChange.id)).toMatchObject([
      { kind: 'person', contentId: other.personId, actor: 'anna', action: 'end' },
      { kind: 'person', contentId: kept.personId, action: 'change' },
      { kind: 'redirectRule' },
      { kind: 'redirectRule' },
    ]);
    expect(await db().select().from(withdrawal)).toHaveLength(1);
  });

  test('who played in one game are two people', async () => {
    const one = await createPlayer(db(), season, { firstName: 'Jane', lastName: 'Smith' });
    const two = await createPlayer(db(), season, { firstName: 'Jana', lastName: 'Smith' });
    const opponent = await createOpponent(db(), commands.college.id);
    const { tenantId, id: gameId } = await createGame(db(), season, { opponentId: opponent.id });
    const box = { tenantId, gameId, family: 'football', ourSide: 'home', regulationPeriods: 4 } as const;
    await db()
      .insert(boxScore)
      .values({ ...box, complete: true, period: 4, clock: '' });
    const line = { code: '', checkName: '', jersey: '', position: '', classYear: '', stats: {} };
    const facts = { ...line, started: true, played: true, isTeam: false, firstName: 'J', lastName: 'Smith' };
    await db()
      .insert(boxPlayer)
      .values(
        [one, two].map(({ id }, seq) => ({
          ...facts,
          tenantId,
          gameId,
          side: 'home' as const,
          seq: seq + 1,
          rosterPlayerId: id,
        })),
      );
    const { exit, errs } = await run('person merge', [String(two.personId)], { into: String(one.personId) });
    expect(exit).not.toBe(0);
    expect(errs.join('\n')).toContain(`both played in game ${gameId}, so they are two people`);
  });

  test.each([
    [['7'], { into: '1' }, 'There is no person 7. The numbers are in: person list --name'],
    [['1'], { into: '1' }, 'Person 1 cannot be merged into themselves.'],
  ])('person merge %j with %j is refused with the remedy', async (args, options, message) => {
    await createPerson(db(), commands.college.id);
    const { exit, errs } = await run('person merge', args, options);
    expect(exit).not.toBe(0);
    expect(errs.join('\n')).toContain(message);
  });
});
