import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '../api/endpoints.ts';
import type { Database } from '../db/client.ts';
import { findRefusal, type Grant, type Role, roleNames } from '../domain/rights.ts';
import { hiddenKinds } from '../middleware/access.ts';
import { matchRoute, routes } from '../routing/routes.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { addHiddenContent, type HiddenContent, marker } from '../testing/hidden-content.ts';
import { findLeaks, type HiddenRequest, leaksOf, requestsFor } from '../testing/hidden-requests.ts';
import { createHiddenSite, type Guard, guards, type HiddenSite } from '../testing/hidden-site.ts';
import { payloadAddress } from '../waku/payload-address.ts';
import { createAccount, setDisabled } from './accounts.ts';
import { createSession } from './sessions.ts';

let database: Database;
let content: HiddenContent;
let harbor: number;
let summit: number;
let requests: HiddenRequest[];
/** Requests for public pages and feeds, whose answers must not depend on the session. */
let open: HiddenRequest[];
/** Requests that only staff of the college are answered. */
let guarded: HiddenRequest[];
/** One plain GET per address. */
let plain: HiddenRequest[];

beforeAll(async () => {
  database = await createTestDatabase();
  harbor = (await createCollege(database.db)).id;
  summit = (await createCollege(database.db, { slug: 'summit' })).id;
  content = await addHiddenContent(database.db, harbor);
  requests = requestsFor(content);
  open = requests.filter(({ kind }) => kind === 'public' || kind === 'feed');
  guarded = requests.filter((request) => !open.includes(request));
  plain = requests.filter(({ init, url }) => !init && !url.includes('/api/v2.1'));
});
afterAll(() => database.close());

let accounts = 0;
async function signIn(tenantId: number, role: Role = 'administrator'): Promise<{ token: string; email: string }> {
  const email = `staff${++accounts}@college.example.edu`;
  await createAccount(
    database.db,
    tenantId,
    { email, name: 'Dana Whistle', password: 'a long enough sentence', grants: [grantOf(role)] },
    'anna',
  );
  const rows = await database.db.query.staffAccount.findMany({
    where: (table, { eq }) => eq(table.email, email),
  });
  const accountId = rows[0]?.id ?? 0;
  return { token: await createSession(database.db, tenantId, { accountId, address: '', userAgent: '' }), email };
}

async function withSite<Result>(without: Guard | undefined, work: (site: HiddenSite) => Promise<Result>) {
  const site = await createHiddenSite(database, without);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

test('staff of the college get hidden content, uncached and not indexed', () =>
  withSite(undefined, async (site) => {
    const { token } = await signIn(harbor);
    const missed: string[] = [];
    for (const { hidden: url } of content.pages) {
      const response = await site.request(url, { token });
      const target = response.headers.get('location');
      const shown = target ? await site.request(target, { token }) : response;
      const text = await shown.text();
      if (!text.includes('Dana Whistle') || !text.toLowerCase().includes(marker))
        missed.push(`${url} ${shown.status} ${text.slice(0, 200)}`);
      expect(shown.headers.get('cache-control'), url).toBe('no-store');
      expect(shown.headers.get('x-robots-tag'), url).toBe('noindex, nofollow');
    }
    for (const { kind, url } of plain.filter((one) => one.kind === 'picture')) {
      const response = await site.request(url, { token });
      if (response.status !== 200) missed.push(`${kind} ${url} ${response.status}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const story = await site.request(`/api/v2/Hidden/Stories/${content.values['id']?.[0]}`, { token });
    expect([story.status, story.headers.get('etag'), story.headers.get('access-control-allow-origin')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(story.headers.get('vary')).toContain('Cookie');
    expect(missed).toEqual([]);
  }));

describe('hidden content does not reach', () => {
  test('a request without a session', { timeout: 60_000 }, () =>
    withSite(undefined, async (site) => expect(await findLeaks(site, requests)).toEqual([])),
  );

  const sessions: [name: string, createToken: () => Promise<string>][] = [
    ['a session of another college', async () => (await signIn(summit)).token],
    [
      'a session that was ended',
      async () => {
        const { token } = await signIn(harbor);
        await database.execute('delete from staff_session');
        return token;
      },
    ],
    [
      'an expired session',
      async () => {
        const { token } = await signIn(harbor);
        await database.execute(`update staff_session set last_seen_at = now() - interval '12 hours'`);
        return token;
      },
    ],
    [
      'a session of a locked account',
      async () => {
        const { token, email } = await signIn(harbor);
        await setDisabled(database.db, harbor, email, true, 'anna');
        return token;
      },
    ],
    [
      'a session that survived the locking of its account',
      async () => {
        const { token, email } = await signIn(harbor);
        await database.execute(`update staff_account set disabled = true where email = '${email}'`);
        return token;
      },
    ],
    [
      'a token with one wrong letter',
      async () => {
        const { token } = await signIn(harbor);
        return (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
      },
    ],
  ];
  test.each(sessions)('%s', (_, createToken) =>
    withSite(undefined, async (site) => {
      const once = guarded.filter((request) => plain.includes(request));
      expect(await findLeaks(site, once, await createToken())).toEqual([]);
    }),
  );

  test('a request without a session after staff have read all of it', { timeout: 60_000 }, () =>
    withSite(undefined, async (site) => {
      const { token } = await signIn(harbor);
      for (const { url } of plain) await (await site.request(url, { token })).arrayBuffer();
      expect(await findLeaks(site, plain)).toEqual([]);
    }),
  );

  test('public pages, even for staff', () =>
    withSite(undefined, async (site) => {
      const { token } = await signIn(harbor);
      const pages = open.filter((request) => plain.includes(request) && !/hidden/i.test(request.url));
      expect(pages.length).toBeGreaterThan(40);
      expect(await findLeaks(site, pages, token)).toEqual([]);
    }));
});

const grantOf = (role: Role): Grant => ({
  ...{ role, sportId: null, gameId: null, day: null },
  ...(role === 'scorer' && { day: '2026-09-12' }),
});
const mayRead = (role: Role, kind: string) =>
  findRefusal({ accountId: 1, grants: [grantOf(role)] }, { level: 'read', kind }) === undefined;

describe.each(roleNames)('a session with the role %s', (role) => {
  test('reads what the table of rights allows through the API, and nothing else', () =>
    withSite(undefined, async (site) => {
      const { token } = await signIn(harbor, role);
      const wrong: string[] = [];
      for (const { path, staffOnly } of endpoints) {
        if (staffOnly === undefined) continue;
        const url = `/api/v2${path.replace(/\{\w+\}/g, '1')}`;
        const { status } = await site.request(url, { token });
        if ((status === 403) !== !mayRead(role, staffOnly)) wrong.push(`${url} ${status}`);
      }
      expect(wrong).toEqual([]);
    }));

  test('opens the hidden pages of what it may read; others lead to its own account', () =>
    withSite(undefined, async (site) => {
      const { token } = await signIn(harbor, role);
      for (const { hidden: url } of content.pages) {
        const kind = hiddenKinds[matchRoute(url)?.route.pageType ?? ''] ?? '';
        const isAllowed = mayRead(role, kind);
        const [page, payload] = [
          await site.request(url, { token }),
          await site.request(payloadAddress(url), { token }),
        ];
        expect(
          [page.status === 303 && page.headers.get('location')?.startsWith('/hidden/account'), payload.status === 403],
          url,
        ).toEqual([!isAllowed, !isAllowed]);
        if (!isAllowed) expect(await page.text()).toBe('');
      }
    }));

  test('sees pictures of hidden content if it may read pictures', () =>
    withSite(undefined, async (site) => {
      const { token } = await signIn(harbor, role);
      const [path] = content.pictures;
      expect((await site.request(`/media/${path}`, { token })).status).toBe(mayRead(role, 'image') ? 200 : 404);
    }));
});

test('what a role may not read is refused by the API even if a page lets it through', { timeout: 60_000 }, () =>
  withSite('access', async (site) => {
    const { token } = await signIn(harbor, 'sponsor-viewer');
    const leaks = await findLeaks(site, guarded, token);
    expect(leaks.filter((leak) => leak.includes('contains it'))).toEqual([]);
  }),
);

test('every hidden page shows rows of a kind or belongs to the account', () => {
  const own = ['account', 'style'];
  const hidden = routes.filter(({ access }) => access === 'hidden');
  expect(hidden.length).toBeGreaterThan(8);
  expect(hidden.filter(({ pageType }) => !hiddenKinds[pageType] && !own.includes(pageType))).toEqual([]);
});

test('hidden and absent content are answered alike', () =>
  withSite(undefined, async (site) => {
    const answerOf = async (url: string) => {
      const { status, headers } = await site.request(url);
      return [status, headers.get('location')?.split('?')[0], headers.get('content-length')];
    };
    const absent: Record<string, string> = {
      '/hidden/news/2026/9/11/once': '/hidden/news/2026/9/11/never',
      '/hidden/sports/football/roster/2027': '/hidden/sports/football/roster/1066',
      '/hidden/splash/1': '/hidden/splash/99',
      '/news/2026/9/11/once': '/news/2026/9/11/never',
      '/sports/football/roster/2027': '/sports/football/roster/1066',
      '/api/v2/Hidden/Stories/1': '/api/v2/Hidden/Stories/999',
      [`/media/${content.pictures[0]}`]: '/media/people/0.svg',
    };
    for (const [existing, missing] of Object.entries(absent))
      expect(await answerOf(existing), existing).toEqual(await answerOf(missing));
  }));

describe('without the guard of', () => {
  // accepted as a session by a guard that is removed
  const token = 'x'.repeat(43);
  const expected: Record<Guard, RegExp> = {
    api: /^GET \/api\/v2\/Hidden\/.* \(api\) contains it/,
    access: /\(document\) answers (404|200|500)/,
    session: /\(document\) answers (404|200|500)/,
    pictures: /^GET \/(media|images)\/.* \(picture\) (contains it|answers 200)/,
  };
  test.each(guards)('%s, hidden content leaks', (guard) =>
    withSite(guard, async (site) => {
      for await (const leak of leaksOf(site, guarded, token)) if (expected[guard].test(leak)) return;
      expect.unreachable('Nothing leaked');
    }),
  );

  test.each(['access', 'session'] as const)('%s, the API still returns nothing hidden', (guard) =>
    withSite(guard, async (site) => {
      const leaks = await findLeaks(site, guarded, token);
      expect(leaks.filter((leak) => leak.includes('contains it'))).toEqual([]);
    }),
  );

  test('api, pages and payloads still contain nothing hidden', () =>
    withSite('api', async (site) => {
      const pages = requests.filter(({ url }) => !url.startsWith('/api/'));
      expect(await findLeaks(site, pages, token)).toEqual([]);
    }));
});
