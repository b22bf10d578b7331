import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { createLastGood } from './last-good.ts';
import { inProcess } from './transport.ts';

afterEach(() => void vi.useRealTimers());

/** The parts of a page that are left out if the API returns nothing usable. */

function clientOf(answer: (path: string) => Response | Promise<Response>, timeout = 300) {
  const logged: string[] = [];
  const asked: string[] = [];
  const note = (_: object, message: string) => logged.push(message);
  const request = (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(`${pathname}${search}`);
    return answer(pathname);
  };
  const client = createApiClient({
    transport: inProcess({ request }),
    tenant: 'harbor',
    timeout,
    log: { warn: note, error: note },
  });
  return { client, logged, asked };
}
type Client = ReturnType<typeof clientOf>['client'];

const blocks = [
  ['splash.forSport', (client: Client) => client.splash.forSport(1), undefined],
  ['splash.get', (client: Client) => client.splash.get(1), undefined],
  ['splash.hidden', (client: Client) => client.splash.hidden(1), undefined],
  ['takeovers.list', (client: Client) => client.takeovers.list(), { config: { isConcurrent: false }, takeovers: [] }],
  ['alerts.active', (client: Client) => client.alerts.active(), []],
  ['promotions.get', (client: Client) => client.promotions.get('home-rotator'), undefined],
] as const;

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe.each(blocks)('%s', (name, ask, empty) => {
  it.each([500, 503, 403])('is empty and logged if the API responds with %d', async (status) => {
    const { client, logged } = clientOf(() => json({}, status));
    expect(await ask(client)).toEqual(empty);
    expect(logged).toEqual([name.startsWith('splash') ? 'Failed to fetch splash page content' : 'An API call failed']);
  });

  it.each([
    ['of the wrong shape', () => json({ data: { id: 'seven' }, takeovers: 1 })],
    ['not JSON', () => new Response('<p>hello')],
    ['a page', () => new Response('<h1>x</h1>', { status: 404, headers: { 'content-type': 'text/html' } })],
  ])('is empty and logged when the answer is %s', async (_, answer) => {
    const { client, logged } = clientOf(answer);
    expect(await ask(client)).toEqual(empty);
    expect(logged).toHaveLength(1);
  });

  it.each([204, 404])('is empty and not logged if the API responds with %d', async (status) => {
    const { client, logged } = clientOf(() => new Response(null, { status }));
    expect(await ask(client)).toEqual(empty);
    expect(logged).toEqual([]);
  });

  it('is requested again if the first response was 503', async () => {
    let times = 0;
    const { client, asked, logged } = clientOf(() => new Response(null, { status: times++ === 0 ? 503 : 204 }), 2000);
    expect(await ask(client)).toEqual(empty);
    expect([asked.length, logged]).toEqual([2, []]);
  });
});

it('each block requests the URL in the specification', async () => {
  const { client, asked } = clientOf(() => new Response(null, { status: 204 }));
  await client.splash.forSport();
  await client.splash.forSport(7);
  await client.splash.get(3);
  await client.splash.hidden(3);
  await client.takeovers.list();
  await client.takeovers.list({ sportId: 7 });
  await client.alerts.active();
  await client.promotions.get('header-sponsor');
  await client.promotions.get('header-sponsor', 7);
  await client.promotions.get('header-sponsor', 0);
  expect(asked).toEqual([
    '/api/v2/Splash/0',
    '/api/v2/Splash/7',
    '/api/v2/Splash?splashId=3',
    expect.stringMatching(/^\/api\/v2\/Hidden\/Splash\?splashId=3&t=\d{13}$/),
    '/api/v2/Takeovers',
    '/api/v2/Takeovers?sportId=7',
    '/api/v2/Alert/active',
    '/api/v2/promotions/header-sponsor',
    '/api/v2/promotions/header-sponsor/7',
  ]);
});

describe('a page that waits 20 ms for its shell', () => {
  /** Clients of one process, each for one page; the API responds after `delay` milliseconds or not at all. */
  const createPages = () => {
    const api = { delay: 0, isDown: false, calls: 0 };
    const lastGood = createLastGood(20);
    const request = async () => {
      api.calls += 1;
      await new Promise((resolve) => setTimeout(resolve, api.delay));
      return api.isDown ? json({}, 500) : json({ title: 'Home of the Tides' });
    };
    const log = { warn: () => {}, error: () => {} };
    const seoOf = () =>
      createApiClient({ transport: inProcess({ request }), tenant: 'harbor', log, lastGood }).seo.get();
    return { api, seoOf };
  };

  it('omits a block that was never loaded, and does not wait for a slow one', async () => {
    vi.useFakeTimers();
    const { api, seoOf } = createPages();
    api.delay = 5000;
    const first = seoOf();
    await vi.advanceTimersByTimeAsync(20);
    expect(await first).toEqual({});
  });

  it('has the last good response of a block that is slow or fails', async () => {
    vi.useFakeTimers();
    const { api, seoOf } = createPages();
    const good = seoOf();
    await vi.advanceTimersByTimeAsync(0);
    const answer = { title: 'Home of the Tides' };
    expect(await good).toEqual(answer);
    api.delay = 400;
    const slow = seoOf();
    await vi.advanceTimersByTimeAsync(20);
    expect(await slow).toEqual(answer);
    // while that call is in progress, no page waits and the API is not called again
    expect(await seoOf()).toEqual(answer);
    expect(api.calls).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    // it was slow the last time, so no page waits for it, and it is refreshed for the next one
    expect(await seoOf()).toEqual(answer);
    expect(api.calls).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    Object.assign(api, { delay: 0, isDown: true });
    const failing = seoOf();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failing).toEqual(answer);
  });
});
