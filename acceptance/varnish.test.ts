import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { startPostgres, type TestServer } from '../scripts/postgres.ts';
import { hasVarnish, startVarnish } from '../scripts/varnish.ts';
import { freePort } from '../src/testing/free-port.ts';
import { cookieOf } from '../src/web/session-cookie.ts';
import { createLiveGames, type LiveGames } from './live/live-games.ts';
import { textOf } from './page/markup.ts';
import { sendRequest } from './run/request.ts';
import { requireCommand } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';
import { type Games, host, writers } from './run/writers.ts';

const canRun = hasVarnish();
if (!canRun) console.warn('SKIPPED: varnishd is not installed (Debian: apt install varnish)');

/** Milliseconds after which readers see a change. */
const limit = 2000;
describe.skipIf(!canRun).each([
  ['without purges', 's-maxage=1,', false],
  ['with purges by tag', /s-maxage=[1-5]\d,/, true],
])('Varnish with deploy/varnish %s', (_, lifetime, purges) => {
  // in front of each kind of database
  const onPostgres = purges;
  let postgres: TestServer | undefined;
  let site: Site;
  let port: number;
  let purgePort: number;
  let live: LiveGames;
  let games: Games;
  let stopVarnish = async () => {};

  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest({ port }, { host, path, headers, method });
  const textAt = async (path: string) => {
    const { status, headers, text } = await read(path);
    return status === 200 ? textOf(text) : `${status} ${headers['location']}`;
  };
  const pagesSentByServer = async () => {
    const { text } = await sendRequest(site, { host: 'localhost', path: '/metrics' });
    return [...text.matchAll(/^page_cache_requests_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  };

  beforeAll(async () => {
    port = await freePort();
    purgePort = await freePort();
    if (onPostgres) postgres = await startPostgres();
    const variables = {
      TRUSTED_PROXIES: '127.0.0.1',
      ...(purges && { PURGE_URL: `varnish://127.0.0.1:${purgePort}` }),
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    site = await startSite({ samples: 'off', variables });
    live = await createLiveGames(site);
    games = await live.gameIds();
    stopVarnish = await startVarnish({ port, purgePort, serverPort: site.port });
  });
  afterAll(async () => {
    await stopVarnish();
    await site?.stop();
    await postgres?.stop();
  });

  test('serves a page without the server, and without its tags', async () => {
    const address = { host, path: '/calendar' };
    // the first page of a new server takes longest
    await expect
      .poll(async () => (await sendRequest(site, address)).headers['cache-control'], { timeout: 20_000 })
      .toMatch(lifetime);
    await read('/calendar');
    const before = await pagesSentByServer();
    const responses = await Promise.all(Array.from({ length: 20 }, () => read('/calendar')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(responses.flatMap(({ headers }) => Object.keys(headers))).not.toContain('xkey');
    // while a copy is refreshed, once a second
    expect((await pagesSentByServer()) - before).toBeLessThan(3);
  });

  const possible = writers.filter((writer) => onPostgres || !writer.onPostgres);
  test.each(possible)('shows a change within two seconds: $name', async ({ prepare, write, pages }) => {
    await prepare?.(site);
    const expected = Object.entries(pages(games));
    for (const [path] of expected) for (let count = 0; count < 3; count++) await read(path);
    await write(site, live, games, postgres?.url);
    for (const [path, text] of expected)
      await vi.waitFor(async () => expect(await textAt(path)).toContain(text), { timeout: limit, interval: 100 });
  });

  test('shows a page again within two seconds after its redirect was removed', async () => {
    const roster = '/sports/womens-basketball/roster';
    for (let count = 0; count < 3; count++) expect(await textAt(roster)).toBe('302 /news');
    await requireCommand(site, 'redirect', 'remove', '1', '--tenant', 'harbor');
    await vi.waitFor(async () => expect(await textAt(roster)).toContain('Keel'), { timeout: limit, interval: 100 });
  });

  test('passes requests with a session, and refuses metrics, purges at its port, and all else at the port for purges', async () => {
    await read('/calendar');
    const before = await pagesSentByServer();
    for (let count = 0; count < 5; count++) await read('/calendar', { cookie: cookieOf('x'.repeat(43)) });
    expect((await pagesSentByServer()) - before).toBeGreaterThanOrEqual(5);
    expect((await read('/metrics')).status).toBe(404);
    expect((await read('/', { xkey: 'fieldhouse' }, 'PURGE')).status).toBe(405);
    const atPurgePort = async (method: string, xkey: string) =>
      (await sendRequest({ port: purgePort }, { host, path: '/', headers: { xkey }, method })).status;
    expect(await atPurgePort('GET', 'fieldhouse')).toBe(405);
    expect(await atPurgePort('PURGE', 'x") || (req.url ~ "')).toBe(405);
    expect(await atPurgePort('PURGE', 'unused')).toBe(200);
  });

  test('keeps pages of forged hosts apart', async () => {
    const forged = { 'x-forwarded-host': 'other.localhost' };
    for (let count = 0; count < 3; count++) expect((await read('/calendar', forged)).status).toBe(404);
    expect((await read('/calendar')).status).toBe(200);
  });

  test(`serves ${purges ? 'pages' : 'no page for longer'} while the server is down`, async () => {
    // Varnish stores no page that the server has just rendered for the first time
    await vi.waitFor(async () => expect((await read('/news')).headers['cache-control']).toContain('public'), {
      timeout: limit,
      interval: 100,
    });
    await site.kill();
    for (let count = 0; count < 4; count++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { status, text } = await read('/news');
      // the first second passes before the server is known to be down
      if (purges) expect([status, textOf(text)]).toEqual([200, expect.stringContaining('Gates open early')]);
      else if (count > 1) expect(status).toBe(503);
    }
  });
});

test.skipIf(!canRun)('Varnish serves the last good copy while the server responds with errors', async () => {
  let isFailing = false;
  const server = createServer(({ url }, response) => {
    if (!isFailing || url === '/healthz')
      return response
        .writeHead(200, { 'cache-control': 's-maxage=1, stale-if-error=86400', age: '90' })
        .end('a good copy');
    if (url === '/broken') return response.destroy();
    return response.writeHead(503, { 'cache-control': 'no-store' }).end('an error page');
  }).listen(0);
  onTestFinished(async () => void server.close());
  const port = await freePort();
  const stopVarnish = await startVarnish({ port, serverPort: (server.address() as AddressInfo).port });
  onTestFinished(() => stopVarnish());
  const read = async (path: string, method = 'GET') => {
    const { status, text } = await sendRequest({ port }, { host, path, headers: { 'x-restarted': '1' }, method });
    return `${status} ${text}`;
  };

  await expect.poll(() => read('/failing')).toBe('200 a good copy');
  expect(await read('/broken')).toBe('200 a good copy');
  isFailing = true;
  // until copies are too old for readers
  await new Promise((resolve) => setTimeout(resolve, 2500));
  for (const path of ['/failing', '/broken']) {
    const copies = [...(await Promise.all([read(path), read(path)])), await read(path)];
    expect(copies).toEqual(copies.map(() => '200 a good copy'));
  }
  expect([await read('/new'), await read('/failing', 'POST')]).toEqual(['503 an error page', '503 an error page']);
});

test.skipIf(!canRun)('Varnish does not keep what the server sends without Cache-Control', async () => {
  let isMissing = true;
  const server = createServer((_, response) => response.writeHead(isMissing ? 404 : 200).end()).listen(0);
  onTestFinished(async () => void server.close());
  const port = await freePort();
  const stopVarnish = await startVarnish({ port, serverPort: (server.address() as AddressInfo).port });
  onTestFinished(() => stopVarnish());
  const read = async () => (await sendRequest({ port }, { host, path: '/assets/new.js', headers: {} })).status;
  expect(await read()).toBe(404);
  isMissing = false;
  expect(await read()).toBe(200);
});

test.skipIf(!canRun)('Varnish asks the server for pages of crawlers while Postgres fails', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/readyz') return response.writeHead(503).end();
    return response.writeHead(200, { 'cache-control': 'private, no-cache' }).end('a page of the server');
  }).listen(0);
  onTestFinished(async () => void server.close());
  const port = await freePort();
  const stopVarnish = await startVarnish({ port, serverPort: (server.address() as AddressInfo).port });
  onTestFinished(() => stopVarnish());
  const read = async () => (await sendRequest({ port }, { host, path: '/news', headers: {} })).status;
  await expect.poll(read).toBe(200);
  // as long as the probe needs to give a server up
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  expect(await read()).toBe(200);
});
