import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFindTenant } from '../api/find-tenant.ts';
import type { LiveGame, LiveGames } from '../api/live/schema.ts';
import { announceChange } from '../db/announce.ts';
import * as schema from '../db/schema/all.ts';
import type { Scoreboard } from '../domain/live/scoreboard.ts';
import { createMetrics } from '../runtime/metrics.ts';
import { createTwoColleges } from '../testing/api.ts';
import { removeColleges } from '../testing/database.ts';
import { createCollege, createGame, createSeason, createSport } from '../testing/factories.ts';
import { changeLiveGame, createLiveGame, runningBox } from '../testing/live-factories.ts';
import { follow, readEvents } from '../testing/live-stream.ts';
import { createLiveEvents } from './events.ts';
import { createLiveHub, type LiveHub } from './hub.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let hub: LiveHub;
let warnings: object[];
let key: { tenantId: number; gameId: number };
let streams: ReturnType<typeof readEvents>[];

const room = { connections: 100, perAddress: 100 };
const createHub = (limits = room, database = site.database) =>
  createLiveHub({
    database,
    limits,
    metrics: createMetrics().live,
    log: { warn: (given: object) => warnings.push(given) },
  });

beforeAll(async () => {
  site = await createTwoColleges();
});
beforeEach(async () => {
  warnings = [];
  streams = [];
  await removeColleges(site.database);
  const { id: tenantId } = await createCollege(site.db, { slug: 'harbor' });
  await createCollege(site.db, { slug: 'summit' });
  await site.announce(0);
  const game = await createGame(site.db, await createSeason(site.db, await createSport(site.db, tenantId)));
  await createLiveGame(site.db, game);
  key = { tenantId, gameId: game.id };
  hub = await createHub();
});
afterEach(async () => {
  await Promise.all(streams.map((stream) => stream.close()));
  await hub.close();
  vi.useRealTimers();
});
afterAll(() => site.close());

type Ask = { headers?: HeadersInit; host?: string; address?: string; of?: LiveHub };

async function ask(
  path: string,
  { headers = {}, host = 'harbor.localhost', address = '192.0.2.1', of = hub }: Ask = {},
) {
  const events = createLiveEvents({ hub: of, findTenant: createFindTenant(site), log: { warn: () => {} } });
  const request = new Request(`http://${host}/api/v2/live${path}`, { headers });
  const gameId = /^\/([^/]+)\/events/.exec(path)?.[1];
  const gameIds = /^\/games\/([^/]+)\/events/.exec(path)?.[1];
  return events({ request, gameId, gameIds, clientAddress: address });
}

async function open(path = `/${key.gameId}/events`, options?: Ask) {
  const answer = await ask(path, options);
  if (answer instanceof Response) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const stream = readEvents(answer.toBody());
  streams.push(stream);
  return stream;
}

const score = (points: number, home = runningBox({ home: { score: points } })) =>
  changeLiveGame(site.db, key, { box: home });

describe('the stream of a game', () => {
  it('starts with a heartbeat and the whole game', async () => {
    const stream = await open();
    expect(await stream.next()).toMatchObject({ name: 'beat', id: undefined, data: { lastSeen: expect.any(String) } });
    const state = await stream.next();
    expect(state).toMatchObject({ name: 'state', id: '1' });
    expect(state?.data).toEqual(await site.json(`/api/v2/live/${key.gameId}`));
  });

  it('continues with patches that add up to the current game', async () => {
    const stream = await open();
    let game = follow<LiveGame>(undefined, await stream.nextChange());
    for (const points of [17, 21, 14]) {
      await score(points);
      const event = await stream.nextChange();
      expect(event?.name).toBe('patch');
      game = follow(game, event);
      expect(game.book.boxScore.home.score).toBe(points);
    }
    expect(game).toEqual(await site.json(`/api/v2/live/${key.gameId}`));
  });

  it('sends nothing before the first change to a client that is up to date', async () => {
    const stream = await open(`/${key.gameId}/events?since=1`);
    await score(21);
    expect(await stream.nextChange()).toMatchObject({ name: 'patch', id: '2', data: { from: 1 } });
  });

  it('sends missed patches to a client that reconnects', async () => {
    const stays = await open();
    const game = follow<LiveGame>(undefined, await stays.nextChange());
    for (const points of [17, 21]) {
      await score(points);
      await stays.nextChange();
    }
    const back = await open(`/${key.gameId}/events?since=1`, { headers: { 'last-event-id': '1' } });
    const caughtUp = follow(follow(game, await back.nextChange()), await back.nextChange());
    expect(caughtUp).toMatchObject({ version: 3, teamScore: 21 });
    const later = await open(`/${key.gameId}/events?since=1`, { headers: { 'last-event-id': '2' } });
    expect(await later.nextChange()).toMatchObject({ name: 'patch', id: '3' });
  });

  it.each(['99', 'x', '-1'])('begins anew for who says to have version %s', async (since) => {
    const stream = await open(`/${key.gameId}/events?since=${since}`);
    expect(await stream.nextChange()).toMatchObject({ name: 'state', id: '1' });
  });

  it('starts over for a client that was disconnected for longer than patches are retained', async () => {
    await score(17);
    await score(21);
    const stream = await open(`/${key.gameId}/events?since=1`);
    expect(await stream.nextChange()).toMatchObject({ name: 'state', id: '3' });
  });

  it('delivers versions in order however fast snapshots arrive', async () => {
    const stream = await open();
    let game = follow<LiveGame>(undefined, await stream.nextChange());
    await Promise.all(Array.from({ length: 10 }, (_, index) => score(20 + index)));
    while (game.version < 11) game = follow(game, await stream.nextChange());
    expect(game).toEqual(await site.json(`/api/v2/live/${key.gameId}`));
  });

  it('announces at once when the source is seen again', async () => {
    await changeLiveGame(site.db, key, { version: 1, lastSeenAt: '2026-09-10T22:00:00Z' });
    const stream = await open();
    await stream.nextChange();
    await changeLiveGame(site.db, key, { version: 1, lastSeenAt: '2026-09-10T22:00:20Z' });
    await expect.poll(() => stream.next()).toMatchObject({ name: 'beat', data: { lastSeen: '2026-09-10T22:00:20Z' } });
  });

  it('sends the whole game after a change outside its file', async () => {
    const stream = await open();
    await stream.nextChange();
    await site.db.update(schema.game).set({ note: 'Moved indoors' });
    await announceChange(site.db, key.tenantId);
    // before the change has been read, it is one more patch; afterwards, patches would not apply for clients with the old
    await vi.waitFor(async () => {
      const fresh = await open();
      expect((await fresh.nextChange())?.data).toMatchObject({ book: { game: { note: 'Moved indoors' } } });
    });
    await score(21);
    expect(await stream.nextChange()).toMatchObject({
      name: 'state',
      id: '2',
      data: { teamScore: 21, book: { game: { note: 'Moved indoors' } } },
    });
  });

  it('ends when the game is deleted', async () => {
    const stream = await open();
    await stream.nextChange();
    await site.db.delete(schema.liveGame);
    await announceChange(site.db, key.tenantId);
    expect(await stream.nextChange()).toBeUndefined();
  });
});

describe('the stream of a scoreboard', () => {
  it('belongs to the college of the host name', async () => {
    const ours = await open('/events');
    const theirs = await open('/events', { host: 'summit.localhost' });
    expect(await ours.next()).toMatchObject({ name: 'beat', data: { lastSeen: { [key.gameId]: expect.any(String) } } });
    const scoreboard = follow<Scoreboard>(undefined, await ours.nextChange());
    expect((await theirs.nextChange())?.data).toEqual({ version: 0, games: [] });
    await score(21);
    expect(follow(scoreboard, await ours.nextChange())).toEqual(await site.json('/api/v2/live'));
  });
});

describe('the stream of several games', () => {
  it('continues with the changes of each of them, and of no other game', async () => {
    const [season] = await site.db.select().from(schema.season);
    if (!season) throw new Error('The season is missing');
    const addGame = async () => {
      const game = await createGame(site.db, season);
      await createLiveGame(site.db, game);
      return { tenantId: key.tenantId, gameId: game.id };
    };
    const second = await addGame();
    const other = await addGame();
    const address = `/games/${key.gameId},${second.gameId}`;
    const stream = await open(`${address}/events`);
    let games = follow<LiveGames>(undefined, await stream.nextChange());
    await changeLiveGame(site.db, other, { box: runningBox({ home: { score: 70 } }) });
    await score(17);
    games = follow(games, await stream.nextChange());
    await changeLiveGame(site.db, second, { box: runningBox({ home: { score: 28 } }) });
    games = follow(games, await stream.nextChange());
    expect(games.games.map(({ teamScore }) => teamScore)).toEqual([17, 28]);
    expect(games).toEqual(await site.json(`/api/v2/live${address}`));
  });
});

describe('several processes', () => {
  it('send their subscribers the same events', async () => {
    const other = await createHub();
    const both = [await open(), await open(undefined, { of: other })];
    let games = await Promise.all(both.map(async (stream) => follow<LiveGame>(undefined, await stream.nextChange())));
    await score(21);
    games = await Promise.all(both.map(async (stream, index) => follow(games[index], await stream.nextChange())));
    expect(games[0]).toEqual(games[1]);
    expect(games[0]).toMatchObject({ version: 2, teamScore: 21 });
    other.end();
    await other.close();
  });
});

describe('a refusal', () => {
  const statusOf = async (path: string, options?: Ask) => {
    const answer = await ask(path, options);
    return answer instanceof Response ? answer.status : 200;
  };

  it('is 404 for a game without live data and for one of another college', async () => {
    expect(await statusOf('/999/events')).toBe(404);
    expect(await statusOf('/x/events')).toBe(404);
    expect(await statusOf('/games/1,x/events')).toBe(404);
    expect(await statusOf(`/${key.gameId}/events`, { host: 'summit.localhost' })).toBe(404);
    expect(hub.topics()).toBe(0);
  });

  it('is 429 above the limit of an address until one of its subscribers disconnects', async () => {
    const small = await createHub({ connections: 10, perAddress: 2 });
    const [first] = [await open(undefined, { of: small }), await open(undefined, { of: small })];
    const answer = await ask(`/${key.gameId}/events`, { of: small });
    expect(answer).toMatchObject({ status: 429 });
    expect((answer as Response).headers.get('retry-after')).toBe('30');
    expect(await statusOf(`/${key.gameId}/events`, { of: small, address: '192.0.2.2' })).toBe(200);
    await first?.close();
    expect(await statusOf(`/${key.gameId}/events`, { of: small })).toBe(200);
    small.end();
    await small.close();
  });

  it('is 503 when the process is full or shutting down', async () => {
    const small = await createHub({ connections: 1, perAddress: 5 });
    await open(undefined, { of: small });
    expect(await statusOf(`/${key.gameId}/events`, { of: small, address: '192.0.2.2' })).toBe(503);
    await small.close();
    hub.end();
    expect(await statusOf(`/${key.gameId}/events`)).toBe(503);
  });
});

describe('a hub', () => {
  it('drops the topic when its last subscriber disconnects', async () => {
    const stream = await open();
    const other = await open('/events');
    expect(hub.topics()).toBe(2);
    await stream.close();
    await other.close();
    expect(hub.topics()).toBe(0);
  });

  it('drops a subscriber that reads too slowly and no other', async () => {
    const answer = await ask(`/${key.gameId}/events?since=1`);
    if (answer instanceof Response) throw new Error('refused');
    const lazy = answer.toBody();
    const stream = await open(`/${key.gameId}/events?since=1`);
    const long = 'x'.repeat(100_000);
    for (let play = 1; play <= 4; play += 1) {
      await changeLiveGame(site.db, key, { warnings: [`${play}${long}`] });
      expect(await stream.nextChange()).toMatchObject({ id: String(play + 1) });
    }
    await expect(lazy.getReader().read()).rejects.toThrow('too slow');
    await stream.close();
    expect(hub.topics()).toBe(0);
  });

  it('ends every stream when the process stops', async () => {
    const stream = await open();
    await stream.nextChange();
    hub.end();
    expect(await stream.nextChange()).toBeUndefined();
    expect(hub.topics()).toBe(0);
  });
});
