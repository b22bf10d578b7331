import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ApiClient } from '../../api/client.ts';
import { createSearchLimit } from '../../domain/search-limit.ts';
import { cookieOf } from '../../domain/session-cookie.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { createMetrics } from '../../runtime/metrics.ts';
import { listen } from '../../server/listen.ts';
import { payloadAddress } from '../../waku/payload-address.ts';
import type { AppEnv } from '../app-env.ts';
import { everyRequest, pageRequest } from '../index.ts';
import { cachedListener } from './cached-listener.ts';
import { createPageCache } from './page-cache.ts';

const college = (id: number, slug: string) =>
  ({
    id,
    slug,
    name: slug,
    hosts: [`${slug}.example`],
    canonicalHost: `${slug}.example`,
    settings: {},
  }) as unknown as Tenant;
const tenants = { 'a.example': college(1, 'a'), 'b.example': college(2, 'b') };
const schedule = '/sports/football/schedule';
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const crawler = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
const session = cookieOf('x'.repeat(43));

const lines: string[] = [];
let takeovers: object[];
let renders: number;
let appRequests: number;
let site: Awaited<ReturnType<typeof listen>>;
let proxied: Awaited<ReturnType<typeof listen>>;
let clear = () => {};

const client = (tags: Set<string>) =>
  ({
    failure: () => undefined,
    isComplete: () => true,
    expiresAt: () => Number.POSITIVE_INFINITY,
    routeRules: { find: async () => ({}) },
    sports: { list: async () => [], find: async () => undefined },
    takeovers: {
      list: async () => {
        tags.add('takeovers');
        return { config: { isConcurrent: false }, takeovers };
      },
    },
    forms: { get: async () => undefined },
  }) as unknown as ApiClient;

/** A page that shows everything that a render could depend on. */
const echo = async (sent: Request): Promise<Response> => {
  renders++;
  const { forms, isCrawler, isPayload, staff, tenant, url } = getRequestContext();
  const token = url.pathname.startsWith('/news/') ? await forms?.renderToken(1) : undefined;
  const status = url.pathname.endsWith('/1899') ? 404 : 200;
  const shown = { sent: [sent.method, sent.url, ...sent.headers], url, isCrawler, isPayload, staff, tenant, token };
  return new Response(`${renders} ${JSON.stringify(shown)}${'.'.repeat(2000)}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

const createSite = async (trustedProxies: string[]) => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics();
  const app = new Hono<AppEnv>();
  const pageCache = createPageCache({
    render: async (fillRequest, fill) => app.fetch(fillRequest, { fill }),
    maxBytes: 5_000_000,
    freshSeconds: 60,
    lastGoodSeconds: 60,
    metrics: metrics.pages,
    log,
  });
  app.use(...everyRequest({ log, metrics, isDevelopment: false, trustedProxies }));
  app.use(
    ...pageRequest({
      pageCache,
      tenants: { findForHost: async (host) => tenants[host as 'a.example'] },
      apiFor: (_, tags) => client(tags),
      staff: { findSession: async () => undefined, logIn: async () => ({ wrong: true }), logOut: async () => {} },
      subscriptions: {
        subscribe: async () => {},
        confirm: async () => undefined,
        find: async () => undefined,
        unsubscribe: async () => {},
      },
      payments: { findOrder: async () => undefined, checkOut: async () => undefined, formTargets: async () => [] },
      forms: { renderToken: async () => 'token', paymentFault: async () => undefined, submit: async () => undefined },
      searchLimit: createSearchLimit(),
      log,
      documents: { outside: async () => '', unknownHost: async () => 'no college' },
      loadPage: async () => ({}),
      makeDocument: async () => {
        throw new Error('no files');
      },
      pdfs: { get: async () => undefined },
      renderPage: echo,
    }),
  );
  const fetch: Parameters<typeof listen>[0] = (sent, env) => {
    appRequests++;
    return app.fetch(sent, env as never);
  };
  const before = cachedListener({ pageCache, log, metrics, trustedProxies, publicPort: undefined });
  return { pageCache, listening: await listen(fetch, { host: '127.0.0.1', port: 0, before }) };
};

beforeAll(async () => {
  const [direct, behindProxy] = [await createSite([]), await createSite(['127.0.0.1'])];
  [site, proxied] = [direct.listening, behindProxy.listening];
  clear = () => {
    for (const { pageCache } of [direct, behindProxy]) pageCache.clear();
  };
});
afterAll(() => {
  for (const { server } of [site, proxied]) server.close();
});
beforeEach(() => {
  clear();
  takeovers = [];
  renders = 0;
  appRequests = 0;
});

type Sent = {
  path?: string;
  host?: string;
  method?: string;
  agent?: string;
  headers?: Record<string, string>;
  port?: number;
};
type Received = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer };

const send = ({
  path = schedule,
  host = 'a.example',
  method = 'GET',
  agent = person,
  headers = {},
  port = site.port,
}: Sent = {}) =>
  new Promise<Received>((resolve, reject) => {
    const all = { host: `${host}:${port}`, 'user-agent': agent, ...headers };
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: bytes.toString(), bytes });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

/** The response of the first request, once its page is in the cache: only pages from there have an entity tag. */
const store = async (sent?: Sent) => {
  const first = await send(sent);
  await vi.waitFor(async () => expect((await send(sent)).headers.etag).toBeDefined());
  return first;
};

/** The page without the number of its render. */
const contentOf = ({ text }: Received) => text.replace(/^\d+ /, '');

test('the second reader gets the bytes of the first, without the app', async () => {
  const first = await store();
  appRequests = 0;
  const second = await send();
  expect([second.text, renders, appRequests]).toEqual([first.text, 1, 0]);
  expect(second.status).toBe(200);
});

describe('a page in the cache', () => {
  test.each<[string, Sent]>([
    ['the cookies', { headers: { cookie: 'a=mark; fieldhouse_consent=mark' } }],
    ['the session', { headers: { cookie: session } }],
    ['the credentials', { headers: { authorization: 'Bearer mark' } }],
    ['the browser', { agent: `${person} mark` }],
    ['the language', { headers: { 'accept-language': 'mark' } }],
    ['the address', { headers: { 'x-forwarded-for': 'mark' } }],
    ['the forwarded host', { headers: { 'x-forwarded-host': 'b.example', 'x-forwarded-proto': 'https' } }],
    ['the college', { headers: { 'x-tenant': 'b' } }],
    ['the referrer', { headers: { referer: 'http://mark.example/' } }],
    ['the request id', { headers: { 'x-request-id': 'mark' } }],
    ['the state of the client', { headers: { 'x-waku-etags': '{"mark":1}', 'x-waku-action-location': '/mark' } }],
    ['a range', { headers: { range: 'bytes=0-3' } }],
    ['a validator', { headers: { 'if-none-match': '"mark"', 'if-modified-since': 'mark' } }],
    ['the encoding', { headers: { 'accept-encoding': 'gzip' } }],
    ['the method', { method: 'HEAD' }],
    ['the campaign', { path: `${schedule}?utm_source=mark&fbclid=mark` }],
    ['a parameter that it does not read', { path: `${schedule}?email=mark` }],
    ['a repeated parameter', { path: `${schedule}?location=home&location=mark` }],
    ['the port of a forged host', { headers: { host: 'a.example:1' } }],
  ])('has nothing of %s of an earlier reader', async (_, sent) => {
    const clean = await send();
    clear();
    await send(sent);
    const [later, latest] = [await send(), await send()];
    expect(contentOf(later)).toBe(contentOf(clean));
    expect(latest.text).toBe(later.text);
    expect(later.text).not.toContain('mark');
  });

  test.each<[string, Sent, Sent]>([
    ['the host', {}, { host: 'b.example' }],
    ['the path', {}, { path: '/sports/football/roster' }],
    ['the query', {}, { path: `${schedule}?location=home` }],
    ['the class of reader', {}, { agent: crawler }],
    ['document or payload', {}, { path: payloadAddress(schedule) }],
  ])('depends on %s', async (_, one, other) => {
    const first = await send(one);
    const second = await send(other);
    expect(contentOf(second)).not.toBe(contentOf(first));
    expect([(await send(one)).text, (await send(other)).text]).toEqual([first.text, second.text]);
    expect(renders).toBe(2);
  });

  test('depends on the scheme and host that a trusted proxy names', async () => {
    const variants = [
      { 'x-forwarded-host': 'a.example', 'x-forwarded-proto': 'http' },
      { 'x-forwarded-host': 'a.example', 'x-forwarded-proto': 'https' },
      { 'x-forwarded-host': 'b.example', 'x-forwarded-proto': 'https' },
    ];
    const read = () => Promise.all(variants.map((headers) => send({ headers, port: proxied.port })));
    const first = await read();
    expect(new Set(first.map(({ text }) => text)).size).toBe(3);
    expect((await read()).map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expect(first.map(({ headers }) => headers['strict-transport-security'])).toEqual([
      undefined,
      'max-age=31536000',
      'max-age=31536000',
    ]);
  });

  test.each<[string, Sent]>([
    ['campaigns', { path: `${schedule}?utm_source=a&gclid=b` }],
    ['the order of parameters', { path: '/sports/football/roster?view=a&sort=b' }],
    ['ports of forged hosts', { headers: { host: 'a.example:81' } }],
  ])('is shared by requests that differ in %s, and sent without the app', async (_, sent) => {
    const plain = sent.path?.includes('roster') ? { path: '/sports/football/roster?sort=b&view=a' } : {};
    await store(plain);
    appRequests = 0;
    await send(sent);
    expect([renders, appRequests]).toEqual([1, 0]);
  });

  test('is not sent to a request with a session', async () => {
    await store();
    const { headers } = await send({ headers: { cookie: session } });
    expect([headers.etag, renders]).toEqual([undefined, 2]);
  });

  test.each<[string, number, Sent]>([
    ['another method', 405, { method: 'POST' }],
    ['a Host header with a path', 400, { path: '/', headers: { host: `a.example${schedule}?utm_source=` } }],
  ])('is not sent to a request with %s', async (_, status, sent) => {
    await store();
    expect((await send(sent)).status).toBe(status);
  });

  test('is not sent to a request whose Host header has its path', async () => {
    await store();
    const host = `a.example:${site.port}${schedule}?utm_source=`;
    expect((await send({ path: '/', headers: { host } })).status).toBe(400);
  });

  test('is not stored elsewhere while it is rendered for the first time', async () => {
    const { headers } = await send({ headers: { 'accept-encoding': 'br' } });
    expect([headers['cache-control'], headers['vary']]).toEqual(['private, no-cache', 'Accept-Encoding']);
    expect(renders).toBe(1);
  });

  test('is sent as it is, as gzip or as Brotli, with one entity tag', async () => {
    const plain = await store();
    const zipped = await send({ headers: { 'accept-encoding': 'gzip' } });
    const brotli = await send({ headers: { 'accept-encoding': 'gzip, br' } });
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text);
    expect([zipped.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(zipped.headers.vary).toContain('Accept-Encoding');
    const { etag = '' } = zipped.headers;
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(brotli.headers.etag).toBe(etag);
    const same = await send({ headers: { 'if-none-match': etag } });
    expect([same.status, same.text]).toEqual([304, '']);
    const head = await send({ method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(zipped.bytes.length)]);
    expect(renders).toBe(1);
  });

  test('has the headers of a rendered page, its own request id, and a line in the log', async () => {
    const first = await store();
    lines.length = 0;
    const second = await send({ path: `${schedule}?utm_source=x` });
    const lasting = [
      'content-type',
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
    ];
    for (const name of lasting) expect(second.headers[name], name).toBe(first.headers[name]);
    expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      path: schedule,
      query: ['utm_source'],
      status: 200,
      clientAddress: '127.0.0.1',
      tenant: 'a',
      route: 'schedule',
      msg: 'answered',
    });
  });
});

describe('the cache has no', () => {
  test.each<[string, Sent]>([
    ['page of a request with a session', { headers: { cookie: session } }],
    ['hidden page', { path: '/hidden/sports/football/roster' }],
    ['protected form', { path: '/protected/form/1' }],
    ['protected story', { path: '/protected/news/2026/9/5/title' }],
    ['page with the token of a form', { path: '/news/2026/9/5/title' }],
    ['form', { path: '/form/1' }],
    ['log-in', { path: '/login' }],
    ['search', { path: '/search?q=x' }],
    ['page that is not found', { path: `${schedule}/1899` }],
    ['page with a parameter that no page reads', { path: `${schedule}?email=a` }],
    ['page of an unknown host', { host: 'c.example' }],
  ])('%s', async (_, sent) => {
    await send(sent);
    const before = appRequests;
    await send(sent);
    expect(appRequests).toBe(before + 1);
    expect(clear()).toBeUndefined();
  });

  test('page of a posted form', async () => {
    await send({ method: 'POST', path: '/form/1' });
    expect((await send()).text).toContain('"GET"');
  });
});

test('two Host headers are refused, also for a page in the cache', async () => {
  await send();
  const response = await new Promise<number>((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port: site.port, path: schedule, agent: false, setHost: false });
    outgoing.setHeader('host', [`a.example:${site.port}`, `b.example:${site.port}`] as never);
    outgoing.on('response', ({ statusCode }) => resolve(statusCode ?? 0)).on('error', () => resolve(400));
    outgoing.end();
  });
  expect(response).toBe(400);
});

describe('a takeover', () => {
  const takeover = { type: 'Url', id: 1, url: 'https://tickets.example/', cookie: 'takeover-1', endDate: null };

  test('redirects each reader once, and the others get the page from the cache', async () => {
    takeovers = [takeover];
    const sent = { path: '/' };
    expect((await send(sent)).status).toBe(302);
    const seen = { ...sent, headers: { cookie: 'takeover-1=1' } };
    const [first, second] = [await send(seen), await send(seen)];
    expect([first.status, second.text, renders]).toEqual([200, first.text, 1]);
    expect(second.headers['cache-control']).toBe('private, no-cache');
    expect((await send(sent)).status).toBe(302);
  });
});

test('shared caches may store the pages of people for a second, and serve them while the server fails', async () => {
  await store();
  expect((await send()).headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  );
  await store({ agent: crawler });
  expect((await send({ agent: crawler })).headers['cache-control']).toBe('private, no-cache');
});
