import pino from 'pino';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { describe, expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createMetrics } from '../metrics.ts';
import { getRequestContext } from '../request-context.ts';
import type { AppEnv } from './app-env.ts';
import { answerFailure } from './failure.ts';
import { everyRequest, pageRequest } from './index.ts';
import { answerMissing } from './missing.ts';
import type { RenderPage } from './pages.ts';

const tenant = { slug: 'lakeshore', name: 'Lakeshore', logo: null, settings: {} } as Tenant;

const sport = { id: 1, global_sport_name_slug: 'football', shortname: 'fball', global_sport_shortname: null };

const api = {
  takeovers: { list: async () => ({ config: { isConcurrent: false }, takeovers: [] }) },
  sports: {
    list: async () => [sport],
    find: async (word: string) => (['football', 'fball'].includes(word) ? sport : undefined),
  },
  schedule: { seasons: async () => [{ scheduleId: 1, seasonTitle: '2026', isCurrent: true }] },
  players: {
    get: async (id: number) => (id === 7 ? { url: '/sports/football/roster/new-name/7' } : undefined),
  },
  stories: {
    byAddress: async ({ slug }: { slug: string }) => {
      if (slug === 'old-title') return { url: '/news/2026/9/5/new-title', redirectUrl: null };
      if (slug === 'elsewhere') return { url: '/news/2026/9/5/elsewhere', redirectUrl: 'https://allowed.example/x' };
      return undefined;
    },
  },
} as unknown as ApiClient;

const answer: RenderPage = async () => {
  const { isMissing, url } = getRequestContext();
  return new Response(`page ${url.pathname}`, { status: isMissing ? 404 : 200 });
};

const lines: string[] = [];

const createApp = (renderPage: RenderPage = answer) => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = new Hono<AppEnv>();
  app.use(...everyRequest({ log, metrics: createMetrics(), isDevelopment: false, trustedProxies: [] }));
  app.use(
    ...pageRequest({
      tenants: {
        findForHost: async (host) => (host === 'lakeshore.example' ? tenant : undefined),
      },
      apiFor: () => api,
      staff: {
        findSession: async () => undefined,
        logIn: async () => ({ wrong: true }),
        logOut: async () => {},
      },
      log,
      unknownHostPage: (host) => html`<p>${host}</p>`,
      renderPage,
    }),
  );
  app.notFound(answerMissing());
  app.onError(
    answerFailure({
      log,
      supportEmail: 'help@example.edu',
      renderErrorDocument: async ({ message }) => `Something went wrong ${message ?? ''}`,
    }),
  );
  return app;
};

const ask = (path: string, init?: RequestInit) => createApp().request(`http://lakeshore.example${path}`, init);

const seen = async (path: string) => {
  const response = await ask(path);
  return [response.status, response.headers.get('location') ?? (await response.text())];
};

describe('GET', () => {
  test.each([
    ['/', 200, 'page /'],
    ['/nope', 307, '/404'],
    ['/404', 404, 'page /404'],
    ['/Sports//Football/?a=1', 301, '/sports/football?a=1'],
    ['/sports/football/schedule', 200, 'page /sports/football/schedule'],
    ['/sports/football/schedule/2026', 200, 'page /sports/football/schedule/2026'],
    ['/sports/football/schedule/1066', 404, 'page /sports/football/schedule/1066'],
    ['/sports/chess/schedule', 404, 'page /sports/chess/schedule'],
    ['/sports/fball/schedule/2026?location=H', 301, '/sports/football/schedule/2026?location=H'],
    ['/sports/football/roster/old-name/7', 301, '/sports/football/roster/new-name/7'],
    ['/sports/football/roster/new-name/7', 200, 'page /sports/football/roster/new-name/7'],
    ['/sports/football/roster/nobody/8', 404, 'page /sports/football/roster/nobody/8'],
    ['/sports/football/roster/nobody/x', 404, 'page /sports/football/roster/nobody/x'],
    ['/news/2026/9/5/old-title', 301, '/news/2026/9/5/new-title'],
    ['/news/2026/9/5/elsewhere', 302, 'https://allowed.example/x'],
    ['/news/2026/9/x/story', 404, 'page /news/2026/9/x/story'],
    ['/assets/gone.js', 404, 'Not found'],
  ])('%s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });

  test.each([
    ['/RSC/R/_root.txt', 200, 'page /'],
    ['/RSC/R/nope.txt', 307, '/RSC/R/404.txt'],
    [
      '/RSC/R/sports/fball/schedule.txt?query=location%3DH',
      301,
      '/RSC/R/sports/football/schedule.txt?query=location%3DH',
    ],
    ['/RSC/R/sports/football/roster/old-name/7.txt', 301, '/RSC/R/sports/football/roster/new-name/7.txt'],
    ['/RSC/R/news/2026/9/5/elsewhere.txt', 409, 'Elsewhere'],
    ['/RSC/F/some/action.txt', 404, 'Not found'],
  ])('of the payload %s → %i %s', async (path, status, text) => {
    expect(await seen(path)).toEqual([status, text]);
  });
});

describe('a request that is not for reading', () => {
  test('POST to a page → 405 with what is allowed', async () => {
    const response = await ask('/', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('OPTIONS → 204 with what is allowed', async () => {
    const response = await ask('/', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test('HEAD → the status of GET without a body', async () => {
    const response = await ask('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('a body larger than any form → 413', async () => {
    const response = await ask('/', { method: 'POST', headers: { 'content-length': String(1024 * 1024 + 1) } });
    expect(response.status).toBe(413);
  });

  test('a body that does not announce its length → 411', async () => {
    expect((await ask('/', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).status).toBe(411);
  });
});

describe('every answer', () => {
  test.each(['/', '/nope', '/404', '/%ff', '/sports/chess/schedule'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('has a nonce of its own', async () => {
    const policy = async () => (await ask('/')).headers.get('content-security-policy');
    expect(await policy()).not.toBe(await policy());
  });

  test('is one line in the log, without values that visitors gave', async () => {
    lines.length = 0;
    await ask('/?email=fan%40example.edu', { headers: { cookie: 'secret=1' } });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', query: ['email'], status: 200, tenant: 'lakeshore' });
    expect(lines[0]).not.toMatch(/fan|secret/);
  });
});

describe('a page that fails', () => {
  const failing = createApp(async () => {
    throw new Error('the kitchen burns\n    at secret.ts');
  });

  test('→ 500 and the page that says so, without the reason', async () => {
    const response = await failing.request('http://lakeshore.example/');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong ']);
  });

  test('tells developers the reason, never where', async () => {
    const response = await failing.request('http://lakeshore.example/?dev=true');
    expect(await response.text()).toBe('Something went wrong the kitchen burns');
  });

  test('keeps the security headers', async () => {
    const { headers } = await failing.request('http://lakeshore.example/');
    expect(headers.get('content-security-policy')).toContain('nonce-');
  });

  test('is recognised when React had begun to answer', async () => {
    const app = createApp(async () => new Response('<html></html>', { status: 500 }));
    const response = await app.request('http://lakeshore.example/');
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong ']);
  });
});
