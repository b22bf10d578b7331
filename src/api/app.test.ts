import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { announceChange } from '../db/announce.ts';
import { sport as sportTable } from '../db/schema/sport.ts';
import { createTestApi } from '../testing/api.ts';
import { createCollege, createGame, createSeason, createSport } from '../testing/factories.ts';
import { endpoints } from './endpoints.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let harbor: Awaited<ReturnType<typeof createCollege>>;
beforeAll(async () => {
  site = await createTestApi();
  harbor = await createCollege(site.db, { slug: 'harbor' });
  await createCollege(site.db, { slug: 'summit' });
  const season = await createSeason(site.db, await createSport(site.db, harbor.id));
  await createGame(site.db, season);
});
afterAll(() => site.close());

describe('the college of a request', () => {
  it('is the one of the requested host, regardless of the header', async () => {
    const answer = await site.get('/api/v2/common/settings', { headers: { 'x-tenant': 'summit' } });
    expect((await answer.json()).slug).toBe('harbor');
  });

  it('is the one that the header names if the host names none', async () => {
    const answer = await site.get('/api/v2/common/settings', { headers: { 'x-tenant': 'summit' } }, 'api.example');
    expect((await answer.json()).slug).toBe('summit');
  });

  it('is 400 if neither host nor header names a college, and 404 if no college has the name', async () => {
    expect((await site.get('/api/v2/Sports', {}, 'api.example')).status).toBe(400);
    const unknown = await site.get('/api/v2/Sports', { headers: { 'x-tenant': 'nobody' } }, 'api.example');
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('content-type')).toBe('application/problem+json');
  });

  it('is served as soon as it is created while the server runs', async () => {
    const late = await createCollege(site.db, { slug: 'latecomer' });
    await announceChange(site.db, late.id);
    // with a Postgres server, the announcement arrives a moment after the commit
    const settings = await vi.waitFor(() => site.json('/api/v2/common/settings', 'latecomer.localhost'), 5000);
    expect(settings.slug).toBe('latecomer');
  });
});

describe('every response', () => {
  it.each(['/api/v2/Sports', '/api/v2/sports', '/API/V2/SPORTS/', '/api/v2.1/Sports'])(
    '%s is the same list',
    async (path) => {
      expect(await site.json(path)).toHaveLength(1);
    },
  );

  it('names its parts in Cache-Tag and may be read from any origin', async () => {
    const { headers } = await site.get('/api/v2/Schedule/1');
    expect(headers.get('cache-tag')?.split(',')).toEqual(['tenant:harbor', 'sport:1', 'schedule:1', 'game:1']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toMatch(/max-age/);
  });

  it('is a 304 without a body if the client already has it', async () => {
    const first = await site.get('/api/v2/Sports');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const second = await site.get('/api/v2/Sports', { headers: { 'if-none-match': known } });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await site.get('/api/v2/Sports', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('changes as soon as a change is announced, and its ETag with it', async () => {
    const before = await site.get('/api/v2/Sports');
    await site.db.update(sportTable).set({ title: 'Gridiron' });
    await announceChange(site.db, harbor.id);
    await expect.poll(async () => (await site.json('/api/v2/Sports'))[0].title).toBe('Gridiron');
    expect((await site.get('/api/v2/Sports')).headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('has no body for HEAD', async () => {
    const answer = await site.get('/api/v2/Sports', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('unsupported requests', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is 405 and says what is allowed', async (method) => {
    const answer = await site.get('/api/v2/Schedule/1', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('OPTIONS allows browsers of other origins to read', async () => {
    const answer = await site.get('/api/v2/Schedule/1', { method: 'OPTIONS' });
    expect([
      answer.status,
      answer.headers.get('access-control-allow-methods'),
      answer.headers.get('access-control-allow-origin'),
    ]).toEqual([204, 'GET, HEAD, OPTIONS', '*']);
  });

  it('a URL without an endpoint is a problem document, never a page', async () => {
    const answer = await site.get('/api/v2/Nothing');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });

  it('a wrong value is 400 and the problem names field, value and remedy', async () => {
    const answer = await site.get('/api/v2/EventsResults/results?$pageSize=ten');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      status: 400,
      title: 'One or more validation errors occurred.',
      detail: expect.stringContaining('pageSize is "ten"; it has to be a whole number from 1 to 100.'),
      errors: { pageSize: [expect.any(String)] },
    });
  });
});

const hostile = [
  '99999999999999999999',
  '2147483648',
  '-1',
  '0',
  '1.5',
  '1e3',
  'NaN',
  "1' or '1'='1",
  '1; drop table game',
  '%00',
  '%ff%fe',
  '%',
  '%u0041',
  '../../etc/passwd',
  '..%2f..%2f',
  '٣',
  '😀',
  '\u202e',
  '[]',
  '{"$gt":1}',
  '<script>',
  'a'.repeat(3000),
  '__proto__',
  'constructor',
];

describe('hostile values', () => {
  it.each(hostile)('%j in any path or query gets a clear response, never a failure', async (value) => {
    site.failures.length = 0;
    const escaped = /^%|%2f/i.test(value) ? value : encodeURIComponent(value);
    for (const { path, parameters } of endpoints) {
      const inPath = `/api/v2${path.replace(/\{\w+\}/g, escaped)}`;
      const names = Object.keys(parameters).filter((name) => !path.includes(`{${name}}`));
      const valid = `/api/v2${path
        .replace('{from}', '2026-01-01')
        .replace('{to}', '2026-01-02')
        .replace(/\{\w+\}/g, '1')}`;
      const asked = [
        inPath,
        ...names.flatMap((name) => [
          `${valid}?${name}=${escaped}`,
          `${valid}?${name}=1&${name}=${escaped}`,
          `${valid}?${name}[]=${escaped}`,
        ]),
      ];
      for (const address of asked) {
        const answer = await site.get(address);
        expect(answer.status, address).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.headers.get('content-type'), address).toBe('application/problem+json');
      }
    }
    expect(site.failures).toEqual([]);
  });
});
