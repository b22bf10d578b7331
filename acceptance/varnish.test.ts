import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { freePort } from '../bench/processes.ts';
import { cookieOf } from '../src/domain/session-cookie.ts';
import { textOf } from './page/markup.ts';
import { sendRequest } from './run/request.ts';
import { createCollege, requireCommand } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';
import { hasVarnish, startVarnish } from './run/varnish.ts';

const canRun = hasVarnish();
if (!canRun) console.warn('SKIPPED: varnishd is not installed (Debian: apt install varnish)');

const host = 'harbor.localhost';
/** Milliseconds after which readers see a change. */
const limit = 2000;

describe.skipIf(!canRun).each([
  ['without purges', 's-maxage=1,', false],
  ['with purges by tag', /s-maxage=[1-5]\d,/, true],
])('Varnish with deploy/varnish %s', (_, lifetime, purges) => {
  let site: Site;
  let port: number;
  let stopVarnish = async () => {};

  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest({ port }, { host, path, headers, method });
  const pagesSentByServer = async () => {
    const { text } = await sendRequest(site, { host: 'localhost', path: '/metrics' });
    return [...text.matchAll(/^page_cache_requests_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  };

  beforeAll(async () => {
    port = await freePort();
    const variables = { TRUSTED_PROXIES: '127.0.0.1', ...(purges && { PURGE_URL: `varnish://127.0.0.1:${port}` }) };
    site = await startSite({ samples: 'off', variables });
    await createCollege(site, 'harbor', 'Harbor');
    stopVarnish = await startVarnish({ port, serverPort: site.port });
  });
  afterAll(async () => {
    await stopVarnish();
    await site?.stop();
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

  test('shows a change within two seconds', async () => {
    const paths = ['/', '/news', '/calendar'];
    for (const path of paths) for (let count = 0; count < 3; count++) await read(path);
    await requireCommand(site, 'alert', 'add', '--title', 'Gates open early', '--tenant', 'harbor');
    await vi.waitFor(
      async () => {
        for (const path of paths) expect(textOf((await read(path)).text)).toContain('Gates open early');
      },
      { timeout: limit, interval: 100 },
    );
  });

  test('passes requests with a session, and refuses metrics and purges of others', async () => {
    await read('/calendar');
    const { headers } = await read('/calendar', { cookie: cookieOf('x'.repeat(43)) });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await read('/metrics')).status).toBe(404);
    expect((await read('/', { xkey: 'x") || (req.url ~ "' }, 'PURGE')).status).toBe(405);
  });

  test('keeps pages of forged hosts apart', async () => {
    const forged = { 'x-forwarded-host': 'other.localhost' };
    for (let count = 0; count < 3; count++) expect((await read('/calendar', forged)).status).toBe(404);
    expect((await read('/calendar')).status).toBe(200);
  });

  test('serves pages while the server is down', async () => {
    // Varnish stores no page that the server has just rendered for the first time
    await vi.waitFor(async () => expect((await read('/news')).headers['cache-control']).toContain('public'), {
      timeout: limit,
      interval: 100,
    });
    await site.kill();
    for (let count = 0; count < 3; count++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { status, text } = await read('/news');
      expect([status, textOf(text)]).toEqual([200, expect.stringContaining('Gates open early')]);
    }
  });
});
