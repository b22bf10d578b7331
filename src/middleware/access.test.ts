import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';

import type { Access } from '../routing/route-row.ts';
import { getRoute } from '../routing/routes.ts';
import { access } from './access.ts';
import type { AppEnv } from './app-env.ts';
import { testApp } from './testing/test-app.ts';

const member = {
  accountId: 1,
  name: 'Dana Whistle',
  email: 'dana@college.example.edu',
  sessionId: 1,
  mayWrite: true,
  grants: [{ role: 'administrator', sportId: null, gameId: null, day: null }] as const,
  token: 'x',
};

/** Requests the document or the payload of a route with this access. */
const ask = (kind: Access, { isStaff = false, isPayload = false } = {}) => {
  const found = createMiddleware<AppEnv>(async (c, next) => {
    c.set('pageUrl', new URL(c.req.url));
    c.set('isPayload', isPayload);
    c.set('matched', { route: { ...getRoute('story'), access: kind }, params: {} });
    if (isStaff) c.set('staff', member);
    await next();
  });
  const page = createMiddleware<AppEnv>(async (c) => c.text('the page', 200, { 'Cache-Control': 'private, no-cache' }));
  return testApp(found, access(), page).request('http://college.example/a/page?view=list');
};

const told = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  const { status, headers } = response;
  const [listed, kept] = [headers.get('x-robots-tag'), headers.get('cache-control')];
  return { status, listed, kept, body: await response.text() };
};

const shown = { status: 200, kept: 'private, no-cache', body: 'the page' };

test.each([
  { isPayload: false, isStaff: false },
  { isPayload: true, isStaff: false },
  { isPayload: false, isStaff: true },
])('a protected page is for everybody who has its address, and for no search engine: %j', async (asked) => {
  expect(await told(ask('protected', asked))).toEqual({ ...shown, listed: 'noindex' });
});

test('a public page is for everyone and may be indexed', async () => {
  expect(await told(ask('public'))).toEqual({ ...shown, listed: null });
  expect(await told(ask('public', { isStaff: true }))).toEqual({ ...shown, listed: null });
});

test('a hidden page is for staff only, and neither indexed nor cached', async () => {
  const hidden = { ...shown, listed: 'noindex, nofollow', kept: 'no-store' };
  expect(await told(ask('hidden', { isStaff: true }))).toEqual(hidden);
  expect(await told(ask('hidden', { isStaff: true, isPayload: true }))).toEqual(hidden);
});

test('without a session, a hidden page redirects to the log-in, which leads back to it, and a payload is an empty 401', async () => {
  const refused = { listed: 'noindex, nofollow', kept: 'no-store', body: '' };
  expect(await told(ask('hidden'))).toEqual({ ...refused, status: 303 });
  expect((await ask('hidden')).headers.get('location')).toBe('/login?return=%2Fa%2Fpage%3Fview%3Dlist');
  expect(await told(ask('hidden', { isPayload: true }))).toEqual({ ...refused, status: 401 });
});
