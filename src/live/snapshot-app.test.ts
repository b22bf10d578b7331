import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';

import { createFindTenant } from '../api/find-tenant.ts';
import { createTenantRegistry } from '../api/tenants.ts';
import { liveGame } from '../db/schema/live.ts';
import { maxFileBytes } from '../importers/file-size.ts';
import { snapshot as everyRow } from '../importers/save/testing/college.ts';
import { createCollege } from '../testing/factories.ts';
import { liveCollege } from '../testing/live-college.ts';
import { liveJson, liveXml } from '../testing/live-files.ts';
import { snapshotApp } from './snapshot-app.ts';
import { burst, createSnapshotLimit } from './snapshot-limit.ts';
import { createToken, revokeToken } from './tokens.ts';

const college = liveCollege();
let app: Hono;
let token: string;

beforeEach(async () => {
  const tenants = await createTenantRegistry(college.database);
  const log = { info: () => {}, error: () => {} };
  app = new Hono();
  app.route(
    '/',
    snapshotApp({ database: college.database, findTenant: createFindTenant({ tenants }), log: log as never }),
  );
  token = (await createToken(college.database.db, college.tenant.id, 'Press box', 'anna')).token;
  return tenants.close;
});

/** The date of the fixture is long past, so the file is sent with today's date and its game is moved to today. */
const today = () => Temporal.Now.plainDateISO('America/New_York');
const date = () => today().toLocaleString('en-US', { month: 'numeric', day: 'numeric', year: 'numeric' });

type Sent = {
  path?: string;
  gameId?: number;
  host?: string;
  authorization?: string | undefined;
  query?: string;
  signal?: AbortSignal;
};
const put = (
  body: BodyInit | Uint8Array,
  { gameId = 1, path = `/api/v2/live/${gameId}`, host = 'harbor.localhost', query = '', ...sent }: Sent = {},
) => {
  const authorization = 'authorization' in sent ? sent.authorization : `Bearer ${token}`;
  return app.request(`http://${host}${path}${query}`, {
    method: 'PUT',
    body: body as BodyInit,
    ...(sent.signal && { signal: sent.signal }),
    headers: authorization === undefined ? {} : { authorization },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
};

beforeEach(async () => {
  await college.database.execute(`update game set local_date = '${today()}', starts_at = now() - interval '1 hour'`);
});

const brokenOff = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(liveXml({ date: date() }).subarray(0, 1000)),
    pull: (controller) => controller.error(new Error('aborted')),
  });

describe('PUT /api/v2/live/{gameId}', () => {
  test('accepts XML and JSON and reports the result', async () => {
    const created = await put(liveXml({ date: date() }));
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ gameId: 1, version: 1, change: 'created', state: 3 });
    const changed = await put(liveJson({ date: date() }));
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ version: 2, change: 'changed' });
  });

  test.each(['/API/V2/LIVE/1', '/api/v2/live/1/', '/Api/v2/Live/1'])('is the same address as %s', async (path) => {
    expect((await put(liveXml({ date: date() }), { path })).status).toBe(201);
  });

  test.each([
    ['an old file', () => put(liveXml({ date: '9/10/2025' })), 409],
    ['other teams', () => put(liveXml({ date: date(), opponent: 'Elsewhere' })), 409],
    ['an unknown game', () => put(liveXml({ date: date() }), { gameId: 77 }), 404],
    ['what is no game file', () => put('hello'), 400],
    ['nothing', () => put(''), 400],
    ['a document type', () => put('<!DOCTYPE bbgame [<!ENTITY a "b">]><bbgame>&a;</bbgame>'), 400],
    ['deep nesting', () => put('<bbgame>'.repeat(100_000)), 400],
    ['half of a surrogate pair', () => put(String.raw`{"Game":{"Type":"\ud83d"},"Stats":{}}`), 400],
    ['deep JSON', () => put('['.repeat(200_000)), 400],
    ['what breaks off on its way', () => put(brokenOff()), 400],
    ['no token', () => put(liveXml({ date: date() }), { authorization: undefined }), 401],
    ['a wrong token', () => put(liveXml({ date: date() }), { authorization: `Bearer ${'x'.repeat(43)}` }), 401],
    ['a token in another scheme', () => put(liveXml({ date: date() }), { authorization: `Basic ${token}` }), 401],
  ])('refuses %s with words, and changes nothing', async (_, send, status) => {
    await put(liveXml({ date: date(), home: 20 }));
    const before = await everyRow(college.database);
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/\w+ \w+/);
    expect(await everyRow(college.database)).toBe(before);
  });

  test('ends the work for a client that goes away, and saves nothing', async () => {
    const leaving = new AbortController();
    const answer = put(liveXml({ date: date() }), { signal: leaving.signal });
    leaving.abort();
    expect((await answer).status).toBe(400);
    expect(await college.database.db.$count(liveGame)).toBe(0);
    expect((await put(liveXml({ date: date() }))).status).toBe(201);
  });

  test('refuses a practice run', async () => {
    await college.database.execute(`update game set starts_at = now() + interval '2 hours'`);
    expect((await put(liveXml({ date: date() }))).status).toBe(422);
    expect((await put(liveXml({ date: date() }), { query: '?early' })).status).toBe(201);
  });

  test("refuses a revoked token and another college's token without revealing whose it is", async () => {
    const other = await createCollege(college.database.db, { slug: 'pine' });
    const theirs = await createToken(college.database.db, other.id, 'Their laptop', 'anna');
    const answer = await put(liveXml({ date: date() }), { authorization: `Bearer ${theirs.token}` });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toMatch(/pine/i);
    expect(await revokeToken(college.database.db, college.tenant.id, 1, 'anna')).toBe(true);
    const revoked = await put(liveXml({ date: date() }));
    expect(revoked.status).toBe(401);
    expect(revoked.headers.get('www-authenticate')).toBe('Bearer');
    expect(await college.database.db.$count(liveGame)).toBe(0);
  });

  test('stops reading a body that is too large', async () => {
    let sent = 0;
    const chunk = new Uint8Array(1024 * 1024).fill(60);
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length;
        controller.enqueue(chunk);
        if (sent >= 50 * chunk.length) controller.close();
      },
    });
    expect((await put(endless)).status).toBe(413);
    expect(sent).toBeLessThan(maxFileBytes + 4 * chunk.length);
  });

  test('is rate-limited per token', async () => {
    const answers = await Promise.all(Array.from({ length: burst + 2 }, () => put('x')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('the token bucket refills', () => {
  let now = 0;
  const limit = createSnapshotLimit(() => now);
  const taken = Array.from({ length: burst + 1 }, () => limit.take('1/1'));
  expect(taken.filter((wait) => wait > 0)).toEqual([1]);
  expect(limit.take('1/2')).toBe(0);
  now = 500;
  expect([limit.take('1/1'), limit.take('1/1')]).toEqual([0, 1]);
});
