import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import * as schema from '../../db/schema/all.ts';
import { gameState } from '../../domain/game-state.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { removeColleges } from '../../testing/database.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
} from '../../testing/factories.ts';
import { changeLiveGame, createLiveGame, runningBox } from '../../testing/live-factories.ts';
import type { Row } from '../../testing/rows.ts';
import { createApiClient } from '../client.ts';
import { inProcess } from '../transport.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
beforeEach(async () => {
  await removeColleges(site.database);
  await createCollege(site.db, { slug: 'harbor' });
  await createCollege(site.db, { slug: 'summit' });
  await site.announce(0);
});
afterAll(() => site.close());

const createFootball = async (tenantId: number) => createSeason(site.db, await createSport(site.db, tenantId));

async function createLive(given: Parameters<typeof createLiveGame>[2] = {}, of?: Row<typeof schema.season>) {
  const season = of ?? (await createFootball(site.harborId));
  const { tenantId } = season;
  const game = await createGame(site.db, season);
  await createLiveGame(site.db, game, given);
  return { season, game, key: { tenantId, gameId: game.id } };
}

const player = (code: string, lastName: string) => ({
  code,
  firstName: 'Molly',
  lastName,
  checkName: '',
  jersey: code,
  position: 'QB',
  classYear: '',
  started: true,
  played: true,
  isTeam: false,
  stats: {},
});

describe('GET /live/{gameId}', () => {
  it('is the game of the last snapshot', async () => {
    const { game } = await createLive({ clockRunning: true, clockAt: '2026-09-10T23:05:00Z' });
    expect(await site.json(`/api/v2/live/${game.id}`)).toMatchObject({
      gameId: game.id,
      version: 1,
      state: gameState.Live,
      teamScore: 14,
      opponentScore: 7,
      period: 2,
      periodText: '2nd quarter',
      clock: { seconds: 245, running: true, direction: 'down', at: '2026-09-10T23:05:00Z' },
      outcome: null,
      url: `/game-center/${game.id}`,
      book: {
        ourSide: 'home',
        game: { id: game.id, live: { teamScore: '14', opponentScore: '7', period: 2, clock: '4:05' } },
        boxScore: { complete: false, home: { name: 'Harbor', score: 14 }, away: { score: 7 } },
        corrections: [],
      },
    });
  });

  it('changes as soon as a snapshot is announced', async () => {
    const { game, key } = await createLive();
    await site.json(`/api/v2/live/${game.id}`);
    await changeLiveGame(site.db, key, { box: runningBox({ home: { score: 21 } }) });
    await expect
      .poll(() => site.json(`/api/v2/live/${game.id}`))
      .toMatchObject({ version: 2, teamScore: 21, book: { boxScore: { home: { score: 21 } } } });
  });

  it('links to bio pages of public players only', async () => {
    const box = runningBox({
      home: { players: [player('7', 'Swarm'), player('8', 'Hidden'), player('9', 'Unknown')] },
    });
    const { season, game, key } = await createLive({ box });
    const shown = await createPlayer(site.db, season, { lastName: 'Swarm' });
    const hidden = await createPlayer(site.db, season, { lastName: 'Hidden', hide: true });
    await changeLiveGame(site.db, key, { rosterPlayers: { 7: shown.id, 8: hidden.id } });
    const { book } = await site.json(`/api/v2/live/${game.id}`);
    expect(book.boxScore.home.players).toMatchObject([
      { code: '7', rosterPlayerId: shown.id, url: expect.stringContaining(`/${shown.id}`) },
      { code: '8', rosterPlayerId: null, url: null },
      { code: '9', rosterPlayerId: null, url: null },
    ]);
  });

  it('stops the clock after the final and names the winner', async () => {
    const box = runningBox({ complete: true, period: 4, clock: '00:00' });
    const { game } = await createLive({ box, clockRunning: true, closedAt: new Date().toISOString() });
    expect(await site.json(`/api/v2/live/${game.id}`)).toMatchObject({
      state: gameState.GameComplete,
      clock: null,
      outcome: 'W',
      periodText: 'Final',
    });
  });

  it('is revalidated every time and sent only if it has changed', async () => {
    const { game } = await createLive();
    const first = await site.get(`/api/v2/live/${game.id}`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await site.get(`/api/v2/live/${game.id}`, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });

  it('is 404 for a game without live data and for another college’s game', async () => {
    const { season, game } = await createLive();
    const other = await createGame(site.db, season);
    expect((await site.get(`/api/v2/live/${other.id}`)).status).toBe(404);
    expect((await site.get(`/api/v2/live/${game.id}`, {}, 'summit.localhost')).status).toBe(404);
  });
});

describe('GET /live', () => {
  it('is empty without live games', async () => {
    expect(await site.json('/api/v2/live')).toEqual({ version: 0, games: [] });
  });

  it('lists games in progress and those that ended in the last three hours', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const over = runningBox({ complete: true });
    const { key, season } = await createLive();
    const ended = await createLive({ box: over, closedAt: hoursAgo(2) }, season);
    await createLive({ box: over, closedAt: hoursAgo(4) }, season);
    await createLive({ lastSeenAt: hoursAgo(25) }, season);
    await createLive({}, await createFootball(site.summitId));
    const { version, games } = await site.json('/api/v2/live');
    expect(games.map(({ gameId }: { gameId: number }) => gameId)).toEqual([key.gameId, ended.key.gameId]);
    // four snapshots, and two games that left
    expect(version).toBe(6);
    expect(games[0]).toMatchObject({
      teamScore: 14,
      opponentScore: 7,
      periodText: '2nd quarter',
      clock: { seconds: 245 },
    });
    expect(games[0]).not.toHaveProperty('book');
  });

  it('updates the last-seen time of the source within a version', async () => {
    const { key } = await createLive({ lastSeenAt: new Date(Date.now() - 60_000).toISOString() });
    const [before] = (await site.json('/api/v2/live')).games;
    await changeLiveGame(site.db, key, { version: 1 });
    await expect.poll(async () => (await site.json('/api/v2/live')).games[0].lastSeenAt).not.toBe(before.lastSeenAt);
  });
});

describe('Stats/boxscore', () => {
  it('is the live game while it has live data', async () => {
    const { game } = await createLive();
    expect(await site.json(`/api/v2/Stats/boxscore/${game.id}?fields=book`)).toMatchObject({
      book: { boxScore: { complete: false, home: { score: 14 } } },
    });
    expect(await site.json(`/api/v2/ScheduleGames/${game.id}`)).toMatchObject({
      boxscoreUrl: expect.stringContaining(`/boxscore/${game.id}`),
      live: { period: 2, clock: '4:05' },
    });
  });

  it('is the imported box score after the final', async () => {
    const { game } = await createLive({ closedAt: new Date().toISOString() });
    expect((await site.get(`/api/v2/Stats/boxscore/${game.id}`)).status).toBe(204);
  });
});

describe('gameCenterUrl', () => {
  it('links to games with an opponent that have or will have live coverage', async () => {
    const { season, key } = await createLive();
    const { id: opponentId } = await createOpponent(site.db, site.harborId);
    const plain = await createGame(site.db, season, { opponentId });
    const meant = await createGame(site.db, season, { opponentId, gameCenterEnabled: true });
    await site.db.update(schema.game).set({ opponentId }).where(eq(schema.game.id, key.gameId));
    const urlOf = async (id: number) => (await site.json(`/api/v2/ScheduleGames/${id}`)).gameCenterUrl;
    expect(await urlOf(key.gameId)).toBe(`/game-center/${key.gameId}`);
    expect(await urlOf(meant.id)).toBe(`/game-center/${meant.id}`);
    expect(await urlOf(plain.id)).toBeNull();
  });
});

describe('the client', () => {
  it('reads a live game and the scoreboard', async () => {
    const { game } = await createLive();
    const client = createApiClient({
      transport: inProcess(site.api),
      tenant: 'harbor',
      log: { warn: () => {}, error: () => {} },
    });
    expect(await client.live.get(game.id)).toMatchObject({ gameId: game.id });
    expect(await client.live.get(999)).toBeUndefined();
    expect(await client.live.scoreboard()).toMatchObject({ version: 1, games: [{ gameId: game.id }] });
  });
});

describe('GET /live/games/{gameIds}', () => {
  const plays = ['Kickoff', 'Rush', 'Pass', 'Punt', 'Fumble', 'Touchdown'].map((text, index) => ({
    period: 1,
    clock: `1${index}:00`,
    text,
    scoring: text === 'Touchdown',
    kind: 'play' as const,
    situation: '',
    sourceText: 'CODE',
  }));

  it('has the requested live games of the college with their five latest plays, newest first', async () => {
    const heading = { ...plays[0], text: 'Drive', kind: 'heading' as const };
    const one = await createLive({ box: runningBox({ plays: [...plays, heading] as never }) });
    const two = await createLive({ version: 4 }, one.season);
    const other = await createLive({}, one.season);
    const elsewhere = await createLive({}, await createFootball(site.summitId));
    const ids = [one, two, elsewhere].map(({ game }) => game.id);
    const answer = await site.json(`/api/v2/live/games/${[...ids, 9999]}`);
    expect(answer.version).toBe(5);
    expect(answer.games.map(({ gameId }: { gameId: number }) => gameId)).toEqual([one.game.id, two.game.id]);
    expect(other.game.id).not.toBe(two.game.id);
    expect(answer.games[0].plays).toMatchObject(
      ['Touchdown', 'Fumble', 'Punt', 'Pass', 'Rush'].map((text, index) => ({ text, number: 6 - index })),
    );
    expect(JSON.stringify(answer)).not.toContain('CODE');
  });

  it.each(['x', '1,', Array.from({ length: 13 }, (_, index) => index + 1).join()])('refuses %s', async (ids) => {
    expect((await site.get(`/api/v2/live/games/${ids}`)).status).toBe(400);
  });
});
