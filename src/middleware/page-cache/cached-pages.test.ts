import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ApiClient } from '../../api/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { createMetrics } from '../../runtime/metrics.ts';
import { listen } from '../../server/listen.ts';
import { noStaff } from '../../testing/no-staff.ts';
import { payloadAddress } from '../../waku/payload-address.ts';
import { createSearchLimit } from '../../web/search-limit.ts';
import { cookieOf } from '../../web/session-cookie.ts';
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
const rendersPerMinute = 10;

const lines: string[] = [];
let takeovers: object[];
let renders: number;
let appRequests: number;
/** Renders wait until it settles. */
let held: Promise<void> | undefined;
let site: Awaited<ReturnType<typeof listen>>;
let proxied: Awaited<ReturnType<typeof listen>>;
let clear = () => {};
/** Announces a change of all data. */
let change = () => {};
/** Whether pages respond with 404. */
let isGone: boolean;
/** Whether renders fail. */
let isFailing: boolean;
/** Requests in the metrics. */
let countRequests: () => Promise<number>;
/** Whether the API answers all parts of the next page. */
let isComplete: boolean;
/** Keys of requests that are counted for the admission of pages. */
let counted: () => unknown[];

const client = (tags: Set<string>, complete = isComplete) =>
  ({
    failure: () => undefined,
    isComplete: () => complete,
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

/** A page that prints everything a render could depend on. */
const echo = async (sent: Request): Promise<Response> => {
  renders++;
  const render = renders;
  await held;
  if (isFailing) return new Response(null, { status: 500 });
  const { forms, isCrawler, isPayload, staff, tenant, url } = getRequestContext();
  const token = url.pathname.startsWith('/news/') ? await forms?.renderToken(1) : undefined;
  if (url.pathname.endsWith('/1898'))
    return new Response(null, { status: 302, headers: { location: `/news${url.search}` } });
  const status = isGone || url.pathname.endsWith('/1899') ? 404 : 200;
  const shown = { sent: [sent.method, sent.url, ...sent.headers], url, isCrawler, isPayload, staff, tenant, token };
  return new Response(`${render} ${JSON.stringify(shown)}${'.'.repeat(2000)}`, {
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
    nextEnd: async () => Number.POSITIVE_INFINITY,
    metrics: metrics.pages,
    log,
  });
  app.use(...everyRequest({ log, metrics, isDevelopment: false, trustedProxies }));
  app.use(
    ...pageRequest({
      pageCache,
      tenants: { findForHost: async (host) => tenants[host as 'a.example'] },
      apiFor: (_, tags) => client(tags),
      staff: noStaff,
      subscriptions: {
        subscribe: async () => {},
        confirm: async () => undefined,
        find: async () => undefined,
        unsubscribe: async () => {},
      },
      payments: { findOrder: async () => undefined, checkOut: async () => undefined, formTargets: async () => [] },
      forms: {
        renderToken: async () => 'token',
        paymentProblem: async () => undefined,
        isTestPayment: async () => false,
        submit: async () => undefined,
      },
      searchLimit: createSearchLimit(),
      rendersPerMinute,
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
  app.onError(() => new Response(null, { status: 500 }));
  const fetch: Parameters<typeof listen>[0] = (sent, env) => {
    appRequests++;
    return app.fetch(sent, env as never);
  };
  const before = cachedListener({ pageCache, log, metrics, trustedProxies, publicPort: undefined });
  const count = async () =>
    [...(await metrics.print()).matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm)].reduce(
      (sum, [, number]) => sum + Number(number),
      0,
    );
  return { pageCache, count, listening: await listen(fetch, { host: '127.0.0.1', port: 0, before }) };
};

beforeAll(async () => {
  const [direct, behindProxy] = [await createSite([]), await createSite(['127.0.0.1'])];
  [site, proxied] = [direct.listening, behindProxy.listening];
  countRequests = direct.count;
  const count = vi.spyOn(direct.pageCache, 'count');
  counted = () => count.mock.calls.splice(0).map(([key]) => key);
  clear = () => {
    for (const { pageCache } of [direct, behindProxy]) pageCache.clear();
  };
  change = () => direct.pageCache.invalidate({ tenantId: undefined, withdrawn: 'nothing' });
});
afterAll(() => {
  for (const { server } of [site, proxied]) server.close();
});
beforeEach(() => {
  clear();
  takeovers = [];
  renders = 0;
  appRequests = 0;
  held = undefined;
  isGone = false;
  isComplete = true;
  isFailing = false;
  counted();
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

/** The first response, after its page is in the cache: only cached pages have an entity tag. */
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

test.each([
  ['a page', `${schedule}?utm_source=a`],
  ['a redirect', `${schedule}/1898`],
])('%s is rendered once for its first reader', async (_, path) => {
  const { headers } = await send({ path });
  expect([renders, headers['content-encoding']]).toEqual([1, undefined]);
});

describe.each<[string, Sent, object[]]>([
  ['a page', {}, []],
  [
    'a page with takeovers',
    { path: '/', headers: { cookie: 'takeover-1=1' } },
    [{ type: 'Url', id: 1, url: 'https://tickets.example/', cookie: 'takeover-1', endDate: null }],
  ],
])('after a change, %s', (_, sent, active) => {
  beforeEach(async () => {
    takeovers = active;
    await store(sent);
    change();
  });

  test('is rendered once', async () => {
    const texts = (await Promise.all([send(sent), send(sent)])).map(({ text }) => text);
    expect([texts[0]?.startsWith('2 '), texts[1], renders]).toEqual([true, texts[0], 2]);
  });

  test('that is gone responds with 404', async () => {
    isGone = true;
    expect((await send(sent)).status).toBe(404);
  });
});

test('each request counts once in the log and in the metrics, even if it causes a render', async () => {
  const before = await countRequests();
  lines.length = 0;
  await store();
  const requests = appRequests + 1;
  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(requests));
  expect([lines.length, (await countRequests()) - before]).toEqual([requests, requests]);
});

test('each request is counted once for the admission of its page, stored or not', async () => {
  await send();
  const [key, ...others] = counted();
  expect([key, others]).toEqual([expect.stringMatching(`^person http://a\\.example:.*${schedule}$`), []]);
  await store();
  counted();
  await send();
  expect(counted()).toEqual([key]);
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
    ['the port', {}, { headers: { host: 'a.example' } }],
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

  test('depends on the scheme and host from a trusted proxy', async () => {
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
    ['cookies', { headers: { cookie: 'fieldhouse_consent=1; made_up=1' } }],
    ['made-up sessions', { headers: { cookie: session } }],
    ['parameters that the page does not read', { path: `${schedule}?email=a&x[]=1&x[]=2` }],
    ['validators that are not its own', { headers: { 'if-none-match': '"other"' } }],
    ['GET and HEAD', { method: 'HEAD' }],
  ])('is shared by requests that differ in %s, and sent without the app', async (_, sent) => {
    const plain = sent.path?.includes('roster') ? { path: '/sports/football/roster?sort=b&view=a' } : {};
    await store(plain);
    appRequests = 0;
    const { status } = await send(sent);
    expect([status, renders, appRequests]).toEqual([200, 1, 0]);
  });

  test.each<[string, number, Sent]>([
    ['another method', 405, { method: 'POST' }],
    ['a Host header with a user', 400, { headers: { host: 'b.example@a.example' } }],
    ['a Host header with a path', 400, { path: '/', headers: { host: `a.example${schedule}?utm_source=` } }],
  ])('is not sent to a request with %s', async (_, status, sent) => {
    await store();
    expect((await send(sent)).status).toBe(status);
  });

  test('is not sent to a request whose Host header contains its path', async () => {
    await store();
    const host = `a.example:${site.port}${schedule}?utm_source=`;
    expect((await send({ path: '/', headers: { host } })).status).toBe(400);
  });

  test('may not be stored by other caches while it is rendered for the first time', async () => {
    const { headers } = await send({ headers: { 'accept-encoding': 'br' } });
    expect([headers['cache-control'], headers['vary']]).toEqual(['private, no-cache', 'Accept-Encoding']);
    expect(renders).toBe(1);
  });

  test('is sent uncompressed, as gzip or as Brotli, with the same entity tag', async () => {
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
    ['hidden page', { path: '/hidden/sports/football/roster' }],
    ['protected form', { path: '/protected/form/1' }],
    ['protected story', { path: '/protected/news/2026/9/5/title' }],
    ['page with the token of a form', { path: '/news/2026/9/5/title' }],
    ['form', { path: '/form/1' }],
    ['log-in', { path: '/login' }],
    ['search', { path: '/search?q=x' }],
    ['page that is not found', { path: `${schedule}/1899` }],
    ['page with a parameter of former URLs', { path: `${schedule}?season=2026` }],
    ['page of an unknown host', { host: 'c.example' }],
  ])('%s', async (_, sent) => {
    await send(sent);
    // a page is stored after its response: this one after the first
    await store();
    const before = appRequests;
    expect((await send(sent)).status).toBeLessThan(500);
    expect(appRequests).toBe(before + 1);
  });

  test('page of which a part failed', async () => {
    isComplete = false;
    await send();
    isComplete = true;
    await store({ path: '/news' });
    expect((await send()).headers.etag).toBeUndefined();
  });

  test('page of a posted form', async () => {
    await send({ method: 'POST', path: '/form/1' });
    expect((await send()).text).toContain('"GET"');
  });
});

describe('a log-in while a page is rendered', () => {
  const path = '/sports/rowing/schedule';
  const staff: Sent = { path, headers: { cookie: session } };

  test.each<[string, Sent, Sent]>([
    ['after that of a reader began', { path }, staff],
    ['before a reader asks for it', staff, { path }],
  ])('%s: both share the render, which has nothing of the session', async (_, first, second) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const reading = [send(first)];
    await vi.waitFor(() => expect(renders).toBe(1));
    reading.push(send(second));
    await vi.waitFor(() => expect(appRequests).toBe(2));
    resolve();
    const texts = (await Promise.all(reading)).map(({ text }) => text);
    expect(texts[0]).not.toContain(session);
    expect([renders, texts[1]]).toEqual([1, texts[0]]);
  });
});

test('a client may cause only so many renders a minute; pages in the cache and other clients are not concerned', async () => {
  await store({ port: proxied.port });
  const ask = (path: string, address: string) =>
    send({ path, port: proxied.port, headers: { 'x-forwarded-for': address } });
  const statuses = [];
  for (let number = 0; number <= rendersPerMinute; number++)
    statuses.push((await ask(`${schedule}?location=${number}`, '203.0.113.7')).status);
  expect(statuses).toEqual([...Array(rendersPerMinute).fill(200), 429]);
  const refused = await ask('/form/1', '203.0.113.7');
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 6]);
  expect(refused.text).toBe('At most 10 pages a minute are made for one address. Try again in 6 s.');
  expect((await ask(`${schedule}?email=a`, '203.0.113.7')).status).toBe(200);
  expect((await ask('/form/1', '203.0.113.8')).status).toBe(200);
});

test('simultaneous redirects keep the query of each reader', async () => {
  const sent = await Promise.all(['one', 'other'].map((name) => send({ path: `${schedule}/1898?utm_source=${name}` })));
  expect(sent.map(({ headers }) => headers.location)).toEqual(['/news?utm_source=one', '/news?utm_source=other']);
});

test.each([
  ['host', 'host'],
  ['Host', 'host'],
])('two Host headers are refused, also for a page in the cache: %s, %s', async (...names) => {
  await store();
  const response = await new Promise<number>((resolve) => {
    const headers = names.flatMap((name, index) => [name, `${'ab'[index]}.example:${site.port}`]);
    const outgoing = request({ host: '127.0.0.1', port: site.port, path: schedule, agent: false, headers });
    outgoing.on('response', ({ statusCode }) => resolve(statusCode ?? 0)).on('error', () => resolve(400));
    outgoing.end();
  });
  expect(response).toBe(400);
});

describe('a takeover', () => {
  const takeover = { type: 'Url', id: 1, url: 'https://tickets.example/', cookie: 'takeover-1', endDate: null };

  test('redirects each reader once, and then sends the page from the cache', async () => {
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

test('the last good copy has its age', async () => {
  await store();
  change();
  isFailing = true;
  const { status, headers } = await send();
  expect(status).toBe(200);
  expect(headers).toMatchObject({ age: '0', 'cache-status': 'fieldhouse; hit; detail=last-good-copy' });
  expect(headers['cache-control']).toContain('s-maxage=1,');
});

test('shared caches that are not purged may store the pages of people for a second', async () => {
  await store();
  expect((await send()).headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
  await store({ agent: crawler });
  expect((await send({ agent: crawler })).headers['cache-control']).toBe('private, no-cache');
});
