import { describe, expect, test } from 'vitest';

import { liveChannel } from '../../db/announce.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { liveGame } from '../../db/schema/live.ts';
import { person } from '../../db/schema/person.ts';
import { gameState } from '../../domain/game-state.ts';
import { snapshot as everyRow } from '../../importers/save/testing/college.ts';
import { duringGame, liveCollege } from '../../testing/live-college.ts';
import { liveJson, liveXml } from '../../testing/live-files.ts';

const college = liveCollege();
const { take } = college;

describe('a snapshot', () => {
  test('of a game today makes it live, with its score and our players', async () => {
    expect(await take({})).toMatchObject({ gameId: 1, version: 1, change: 'created', state: gameState.Live });
    expect(await college.game()).toMatchObject({
      state: gameState.Live,
      stateBy: 'feed',
      ourScore: 30,
      opponentScore: 28,
      sequence: 1,
    });
    expect(await college.live()).toMatchObject({
      ourSide: 'home',
      rosterPlayers: { '12': 1 },
      format: 'statcrew',
      closedAt: null,
    });
  });

  test('replaces the previous one, even with fewer plays', async () => {
    await take({ plays: 12, home: 30 });
    expect(await take({ plays: 10, home: 28 })).toMatchObject({ version: 2, change: 'changed' });
    expect((await college.live())?.box.plays.filter(({ kind }) => kind === 'play')).toHaveLength(10);
    expect(await college.game()).toMatchObject({ ourScore: 28, sequence: 1 });
  });

  test('with the same bytes only updates when the source was last seen', async () => {
    await take({});
    await college.database.db.update(liveGame).set({ lastSeenAt: '2026-09-10T22:00:00Z' });
    const before = await college.game();
    expect(await take({})).toMatchObject({ version: 1, change: 'unchanged', state: gameState.Live });
    expect(await college.game()).toEqual(before);
    expect(Date.parse(String((await college.live())?.lastSeenAt))).toBeGreaterThan(Date.now() - 5000);
  });

  test('with the same bytes and options is parsed and changes nothing', async () => {
    await take({}, { as: 'H' });
    expect(await take({}, { as: 'H' })).toMatchObject({ version: 1, change: 'unchanged' });
  });

  test('is announced to every process with its version, and listed once', async () => {
    const heard: unknown[] = [];
    const stop = await college.database.listen(liveChannel, (payload) => heard.push(JSON.parse(payload)));
    await take({ clock: '05:00' });
    await take({ clock: '04:50' });
    await expect
      .poll(() => heard)
      .toEqual([
        { tenantId: college.tenant.id, gameId: 1, version: 1, listed: true },
        { tenantId: college.tenant.id, gameId: 1, version: 2, listed: false },
      ]);
    await stop();
  });

  test('without plays makes the game pregame and sets no score', async () => {
    expect(await take({ plays: 0, home: 0, away: 0, period: 1, clock: '10:00' })).toMatchObject({
      state: gameState.PreGame,
    });
    expect(await college.game()).toMatchObject({ ourScore: null, opponentScore: null });
  });

  test('adds players missing from the roster only when the game is final', async () => {
    await college.database.db.update(person).set({ lastName: 'Reed' });
    await take({});
    expect(await college.live()).toMatchObject({ rosterPlayers: {} });
    expect(await college.database.db.$count(person)).toBe(1);
    await take({ complete: 'Y' });
    expect(await college.database.db.$count(person)).toBe(2);
    expect(Object.keys((await college.live())?.rosterPlayers ?? {})).toEqual(['12']);
  });

  test('may be a game.json', async () => {
    await take(liveJson());
    expect(await college.live()).toMatchObject({ format: 'sidearm', box: { clock: '04:05' } });
  });

  test('from two sources at once is processed one at a time', async () => {
    const taken = await Promise.all([1, 2, 3, 4].map((score) => take({ home: 30 + score })));
    expect(taken.map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4]);
    const last = taken.findIndex(({ version }) => version === 4) + 31;
    expect((await college.live())?.box.home.score).toBe(last);
    expect(await college.game()).toMatchObject({ ourScore: last });
  });

  test('with attributes in another order is the same game', async () => {
    await take({});
    const before = await college.live();
    await take({ attributes: 'shuffled' });
    expect((await college.live())?.box).toEqual(before?.box);
  });
});

describe('a file that marks the game as final', () => {
  test('is saved as an import would save it, and can be corrected', async () => {
    await take({});
    expect(await take({ complete: 'Y', clock: '00:00', period: 4 })).toMatchObject({
      change: 'closed',
      version: 2,
      state: gameState.GameComplete,
    });
    expect(await college.game()).toMatchObject({ state: gameState.GameComplete, ourScore: 30, sourceId: 'W1' });
    expect(await college.database.db.$count(boxScore)).toBe(1);
    const late = duringGame.add({ hours: 20 });
    expect(await take({ complete: 'Y', clock: '00:00', period: 4, home: 31 }, { now: late })).toMatchObject({
      change: 'closed',
      version: 3,
    });
    expect(await college.game()).toMatchObject({ ourScore: 31 });
  });

  test('with the id of an earlier game is final without that id', async () => {
    const { db } = college.database;
    const { id: _, ...row } = (await college.game()) ?? expect.unreachable();
    await db.insert(gameTable).values({ ...row, id: 77, localDate: '2026-09-01', sourceId: 'W1' });
    expect(await take({ complete: 'Y', period: 4 }, { gameId: 1 })).toMatchObject({ state: gameState.GameComplete });
    expect(await college.game()).toMatchObject({ ourScore: 30, sourceId: null });
  });

  test('that becomes incomplete is live again until it is final with the same bytes', async () => {
    const over = { complete: 'Y', clock: '00:00', period: 4 } as const;
    await take(over);
    expect(await take({ period: 4, clock: '00:10' })).toMatchObject({ change: 'changed', state: gameState.Live });
    expect(await college.live()).toMatchObject({ closedAt: null });
    expect(await college.game()).toMatchObject({ state: gameState.Live });
    expect(await college.database.db.$count(boxScore)).toBe(1);
    expect(await take(over)).toMatchObject({ change: 'closed', version: 3 });
    expect(await college.game()).toMatchObject({ state: gameState.GameComplete });
  });

  test('is not final merely because midnight has passed', async () => {
    const midnight = duringGame.add({ hours: 6 });
    const file = new TextDecoder()
      .decode(liveXml({ period: 4, clock: '01:00' }))
      .replace('generated="9/10/2026"', 'generated="9/11/2026"');
    expect(await take(new TextEncoder().encode(file), { now: midnight })).toMatchObject({ state: gameState.Live });
  });
});

describe('nothing is changed by a file', () => {
  const refused = async (kind: string, words: RegExp, sent: () => Promise<unknown>) => {
    const before = await everyRow(college.database);
    const failure = await sent().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ kind, message: expect.stringMatching(words) });
    expect(await everyRow(college.database)).toBe(before);
  };

  test('of another date', () =>
    refused('other-game', /of 2026-09-12, but game 1 is on 2026-09-10/, () =>
      take({ date: '9/12/2026' }, { gameId: 1 }),
    ));
  test('with today’s date for a game tomorrow', () =>
    refused('other-game', /on 2026-09-10, but today is 2026-09-09/, () =>
      take({}, { now: duringGame.subtract({ hours: 24 }) }),
    ));
  test('of another opponent', () =>
    refused('other-game', /against Northfield, but the file is of a game against Elsewhere/, () =>
      take({ opponent: 'Elsewhere' }, { gameId: 1 }),
    ));
  test("of a men's game for a women's game", () =>
    refused('other-game', /Women's Basketball, but the file is of men's/i, () => take({ gender: 'M' }, { gameId: 1 })));
  test('of a game that is not on the schedule', () =>
    refused('unknown-game', /not on the schedule/, () => take({ opponent: 'Elsewhere' })));
  test('of an unknown game', () => refused('unknown-game', /has no game 7/, () => take({}, { gameId: 7 })));
  test('of two other schools', () =>
    refused('other-game', /Neither/, () =>
      take(new TextEncoder().encode(new TextDecoder().decode(liveXml()).replaceAll(/Harbor|HAR/g, 'Else')), {
        gameId: 1,
      }),
    ));
  test('with plays hours before the start', () =>
    refused('practice', /practice/, () => take({}, { now: duringGame.subtract({ hours: 3 }) })));
  test('with plays of a game that has long been final', async () => {
    await take({ complete: 'Y' });
    await college.database.db.update(liveGame).set({ closedAt: '2026-09-10T23:30:00Z' });
    await refused('closed', /final for more than/, () =>
      take({ complete: 'Y', home: 50 }, { now: duringGame.add({ hours: 72 }) }),
    );
  });
  test('without plays after the end', async () => {
    await take({ complete: 'Y' });
    await refused('practice', /empty file/, () => take({ plays: 0, home: 0, away: 0, period: 1 }));
  });
  test('of a game that staff have canceled', async () => {
    await college.database.db
      .update(gameTable)
      .set({ state: gameState.Canceled, stateBy: 'staff', stateReason: 'Snow' });
    await refused('closed', /canceled \(Snow\)/, () => take({}));
  });
});

describe('a game', () => {
  test('that starts early is accepted with the option and afterward without it', async () => {
    const now = duringGame.subtract({ hours: 3 });
    await take({}, { now, early: true });
    expect(await take({ home: 32 }, { now })).toMatchObject({ change: 'changed' });
  });

  test('after midnight belongs to the day the game started', async () => {
    expect(await take({}, { now: duringGame.add({ hours: 10 }) })).toMatchObject({ state: gameState.Live });
  });

  test('of an unscheduled game is added with the option', async () => {
    expect(await take({ opponent: 'Elsewhere' }, { add: true })).toMatchObject({
      gameId: 2,
      change: 'created',
      state: gameState.Live,
    });
    expect(await take({ opponent: 'Elsewhere', complete: 'Y' }, { add: true })).toMatchObject({
      gameId: 2,
      change: 'closed',
    });
  });

  test('of a delayed game resumes it when the clock moves', async () => {
    await take({ clock: '05:00' });
    await college.database.db
      .update(gameTable)
      .set({ state: gameState.Delayed, stateBy: 'staff', stateReason: 'Lightning' });
    expect(await take({ clock: '05:00', plays: 11 })).toMatchObject({ state: gameState.Delayed });
    expect(await college.game()).toMatchObject({ stateReason: 'Lightning' });
    expect(await take({ clock: '04:59', plays: 11 })).toMatchObject({ state: gameState.Live });
    expect(await college.game()).toMatchObject({ stateReason: null });
  });
});
