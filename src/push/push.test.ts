import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { game as gameTable } from '../db/schema/game.ts';
import { opponent as opponentTable } from '../db/schema/opponent.ts';
import { pushKey, pushMessage, pushScore, pushSubscription } from '../db/schema/push.ts';
import type { PushNotification, PushRequest } from '../domain/push.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege, createGame, createOpponent, createSeason, createSport } from '../testing/factories.ts';
import { type PostMessage, publicLookup } from './post.ts';
import { pushApp } from './push-app.ts';
import { sendScores } from './sender.ts';
import { idOfEndpoint, saveSubscription } from './subscriptions.ts';
import { createPushKey } from './vapid.ts';

type Received = { path: string; headers: IncomingMessage['headers']; notification: PushNotification };

const browser = createECDH('prime256v1');
const keys = { p256dh: browser.generateKeys('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };

let database: Database;
let college: Tenant;
let football: number;
let soccer: number;
let gameId: number;
let origin: string;
let received: Received[];
let status: number;
let headers: Record<string, string>;
const logged: unknown[] = [];
const log = {
  info: () => {},
  warn: (...line: unknown[]) => void logged.push(line),
  error: (...line: unknown[]) => void logged.push(line),
};

/** The push services of all browsers, on loopback. */
const service = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  if (status < 300) received.push({ path: request.url ?? '', headers: request.headers, notification: decrypt(body) });
  response.writeHead(status, headers).end();
});

const decrypt = (body: Buffer): PushNotification => {
  const [salt, sender, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (material: Buffer, by: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', material, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(keys.p256dh, 'base64url'), sender]);
  const secret = derive(browser.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, -1).toString());
};

const post: PostMessage = async (endpoint, sent, body) => {
  const { pathname } = new URL(endpoint);
  const response = await fetch(origin + pathname, { method: 'POST', headers: sent, body: new Uint8Array(body) });
  return { status: response.status, retryAfter: response.headers.get('retry-after') ?? undefined };
};

/** Keys of the right length that are no points of the curve. */
const badKeys = [
  Buffer.concat([browser.getPublicKey().subarray(0, 64), Buffer.of((browser.getPublicKey()[64] ?? 0) ^ 1)]),
  Buffer.concat([Buffer.of(4), Buffer.alloc(64)]),
  Buffer.alloc(65, 4),
].map((key) => ({ ...keys, p256dh: key.toString('base64url') }));

const wanted = (name: string, changes: Partial<PushRequest> = {}): PushRequest => ({
  endpoint: `https://fcm.googleapis.com/${name}`,
  keys,
  sports: [football],
  finalsOnly: false,
  timezone: 'America/New_York',
  quiet: null,
  ...changes,
});
const subscribe = async (name: string, changes?: Partial<PushRequest>) => {
  await saveSubscription(database.db, college.id, wanted(name, changes));
  // before the test changes the score
  await database.db.update(pushSubscription).set({ updatedAt: sql`now() - interval '1 hour'` });
};
const score = (ourScore: number, opponentScore: number, state = 3) =>
  database.db.update(gameTable).set({ ourScore, opponentScore, state, updatedAt: sql`now()` });
const send = () => sendScores({ database, tenants: { list: async () => [college] }, post, log });
/** Makes the next attempt due. */
const retry = async () => {
  await database.db.update(pushMessage).set({ nextAttemptAt: sql`now() - interval '1 second'` });
  await send();
};
const titles = () => received.map(({ path, notification: { title } }) => `${path} ${title}`).sort();

beforeAll(async () => {
  await promisify((done: () => void) => service.listen(0, '127.0.0.1', done))();
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  const { db } = database;
  college = await createCollege(db, { shortName: 'Harbor' });
  const sport = await createSport(db, college.id, 'football');
  football = sport.id;
  soccer = (await createSport(db, college.id, 'womens-soccer')).id;
  const season = await createSeason(db, sport);
  const opponent = await createOpponent(db, college.id);
  const localDate = Temporal.Now.plainDateISO('UTC').toString();
  gameId = (await createGame(db, season, { opponentId: opponent.id, localDate })).id;
});
beforeEach(async () => {
  received = [];
  logged.length = 0;
  status = 201;
  headers = {};
  await database.db.insert(pushKey).values({ tenantId: college.id, ...createPushKey() });
  await score(0, 0);
});
afterEach(async () => {
  for (const table of [pushKey, pushSubscription, pushScore]) await database.db.delete(table);
});
afterAll(async () => {
  service.close();
  await database.close();
});

describe('a changed score', () => {
  test('is sent once to the browsers that follow the team, encrypted for each', async () => {
    await subscribe('ann');
    await subscribe('ben', { sports: [soccer] });
    await send();
    expect(received).toEqual([]);
    await score(0, 7);
    await send();
    await send();
    expect(titles()).toEqual(['/ann Northfield 7, Harbor 0']);
    expect(received[0]?.notification).toMatchObject({
      body: 'Football',
      url: `/game-center/${gameId}`,
      renotify: false,
    });
    expect(received[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '1800',
      topic: `game-${gameId}`,
    });
    expect(received[0]?.headers.authorization).toMatch(/^vapid t=/);
  });

  test('is sent once by processes that run at the same time', async () => {
    await subscribe('ann');
    await score(7, 0);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(titles()).toEqual(['/ann Harbor 7, Northfield 0']);
  });

  test('has the names of teams as they are stored, neither escaped nor decoded again', async () => {
    const named = (title: string) => database.db.update(opponentTable).set({ title }).returning();
    const [opponent] = await database.db.select().from(opponentTable);
    await named('Texas A&M “Tide” &amp;');
    await subscribe('ann');
    await score(7, 0);
    await send();
    await named(opponent?.title ?? '');
    expect(titles()).toEqual(['/ann Harbor 7, Texas A&M “Tide” &amp; 0']);
  });

  test('that does not change the score is not sent', async () => {
    await subscribe('ann');
    await score(7, 0);
    await send();
    await score(7, 0);
    await send();
    expect(received).toHaveLength(1);
  });

  test('is sent when it is final to readers who want only final scores', async () => {
    await subscribe('ann', { finalsOnly: true });
    await score(7, 0);
    await send();
    await score(7, 3, 8);
    await send();
    expect(received.map(({ notification }) => notification.body)).toEqual(['Final · Football']);
  });

  test('is not sent during the reader’s quiet hours', async () => {
    await subscribe('ann', { quiet: { from: '00:00', to: '23:59' } });
    await subscribe('ben');
    await score(7, 0);
    await send();
    await retry();
    expect(titles()).toEqual(['/ben Harbor 7, Northfield 0']);
  });

  test('from before the subscription, or from an import of past games, is not sent', async () => {
    await saveSubscription(database.db, college.id, wanted('ann'));
    await database.db
      .update(gameTable)
      .set({ ourScore: 7, opponentScore: 0, state: 3, updatedAt: sql`now() - interval '1 minute'` });
    await send();
    await subscribe('ann');
    await database.db.update(gameTable).set({ ourScore: 14, updatedAt: sql`now() - interval '31 minutes'` });
    await send();
    expect(received).toEqual([]);
  });

  test('is sent although the key of another browser is invalid, whose subscription is deleted', async () => {
    for (const [index, bad] of badKeys.entries()) await subscribe(`bad-${index}`, { keys: bad });
    await subscribe('ann');
    await score(7, 0);
    await send();
    expect(titles()).toEqual(['/ann Harbor 7, Northfield 0']);
    expect(await database.db.select({ endpoint: pushSubscription.endpoint }).from(pushSubscription)).toEqual([
      { endpoint: wanted('ann').endpoint },
    ]);
  });

  test('is sent although another message fails', async () => {
    for (const name of ['ann', 'eve', 'ben']) await subscribe(name);
    await score(7, 0);
    const failing: PostMessage = (endpoint, ...sent) => {
      if (endpoint.endsWith('/eve')) throw new TypeError('no message');
      return post(endpoint, ...sent);
    };
    await sendScores({ database, tenants: { list: async () => [college] }, post: failing, log });
    expect(titles()).toEqual(['/ann Harbor 7, Northfield 0', '/ben Harbor 7, Northfield 0']);
    expect(JSON.stringify(logged)).toContain('a notification failed');
  });

  test('is not sent by a college without keys', async () => {
    await subscribe('ann');
    await database.db.delete(pushKey);
    await score(7, 0);
    await send();
    expect(received).toEqual([]);
    expect(await saveSubscription(database.db, college.id, wanted('ann'))).toBe(false);
  });
});

describe('a push service', () => {
  const subscriptions = () => database.db.$count(pushSubscription);
  const waiting = () => database.db.$count(pushMessage);

  test.each([404, 410])(
    'that responds with %i no longer knows the browser, so the subscription is deleted',
    async (answer) => {
      await subscribe('ann');
      status = answer;
      await score(7, 0);
      await send();
      expect([await subscriptions(), await waiting()]).toEqual([0, 0]);
    },
  );

  test('that fails is retried with the newest score', async () => {
    await subscribe('ann');
    status = 503;
    await score(7, 0);
    await send();
    await score(14, 0);
    await send();
    status = 201;
    await retry();
    expect(titles()).toEqual(['/ann Harbor 14, Northfield 0']);
    expect(await waiting()).toBe(0);
  });

  test('that always fails is abandoned after four attempts, and the subscription remains', async () => {
    await subscribe('ann');
    status = 500;
    await score(7, 0);
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(await waiting()).toBe(attempt === 1 ? 0 : 1);
      await retry();
    }
    expect([await subscriptions(), await waiting(), logged.length]).toEqual([1, 0, 4]);
  });

  test('is not retried earlier than it requests', async () => {
    await subscribe('ann');
    status = 429;
    headers = { 'retry-after': '600' };
    await score(7, 0);
    await send();
    const seconds = sql<number>`extract(epoch from ${pushMessage.nextAttemptAt} - now())::float`;
    const [row] = await database.db.select({ seconds }).from(pushMessage);
    expect(row?.seconds).toBeGreaterThan(590);
  });

  test('that refuses a message is not retried', async () => {
    await subscribe('ann');
    status = 403;
    await score(7, 0);
    await send();
    expect([await subscriptions(), await waiting()]).toEqual([1, 0]);
    expect(JSON.stringify(logged)).not.toContain('/ann');
  });

  test('at an address that is not public is not contacted', async () => {
    const error = await new Promise((resolve) => {
      publicLookup('localhost', {}, resolve);
    });
    expect(String(error)).toContain('localhost is not at a public address');
  });
});

describe('a subscription', () => {
  const request = (method: string, path = '', body?: string) =>
    pushApp({ database, findTenant: async () => college, log }).request(`/push/subscriptions${path}`, {
      method,
      ...(body !== undefined && { body }),
    });
  const address = `/${idOfEndpoint('https://fcm.googleapis.com/ann')}`;

  test('PUT /push/subscriptions stores it, and changes its choices', async () => {
    expect((await request('PUT', '', JSON.stringify(wanted('ann')))).status).toBe(204);
    const quiet = { from: '22:00', to: '07:00' };
    const changed = wanted('ann', { sports: [soccer, football, soccer], quiet });
    expect((await request('PUT', '', JSON.stringify(changed))).status).toBe(204);
    const stored = await request('GET', address);
    expect(stored.headers.get('cache-control')).toBe('no-store');
    expect(await stored.json()).toEqual({
      sports: [football, soccer],
      finalsOnly: false,
      timezone: 'America/New_York',
      quiet,
    });
  });

  test('DELETE /push/subscriptions/{id} deletes it, and again has no effect', async () => {
    await subscribe('ann');
    expect((await request('DELETE', address)).status).toBe(204);
    expect((await request('DELETE', address)).status).toBe(204);
    expect((await request('GET', address)).status).toBe(404);
  });

  test.each([
    ['with an address elsewhere', () => JSON.stringify(wanted('ann', { endpoint: 'https://10.0.0.1/a' })), 'endpoint'],
    ['that is no JSON', () => 'sports=1', 'JSON'],
    ['with half of a surrogate pair', () => JSON.stringify(wanted('ann', { timezone: '\ud83d' })), 'surrogate'],
  ])('PUT /push/subscriptions %s → 400 with the reason', async (_, body, reason) => {
    const response = await request('PUT', '', body());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
  });

  test.each(badKeys)('PUT /push/subscriptions with a key off the curve → 400', async (bad) => {
    const response = await request('PUT', '', JSON.stringify(wanted('ann', { keys: bad })));
    expect([response.status, (await response.json()).detail]).toEqual([
      400,
      'keys.p256dh must be a point of the curve P-256. Subscribe again in the browser.',
    ]);
    expect(await database.db.$count(pushSubscription)).toBe(0);
  });

  test('PUT /push/subscriptions → 404 at a college without keys', async () => {
    await database.db.delete(pushKey);
    expect((await request('PUT', '', JSON.stringify(wanted('ann')))).status).toBe(404);
  });
});
