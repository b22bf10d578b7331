import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import { createHiddenSite, type HiddenSite, type Wall, walls } from '../testing/hidden-site.ts';
import { addHiddenThings, type HiddenThings, marker } from '../testing/hidden-things.ts';
import { breaches, type Question, questions } from '../testing/strangers.ts';
import { createAccount, setDisabled } from './accounts.ts';
import { createSession } from './sessions.ts';

let database: Database;
let things: HiddenThings;
let harbor: number;
let summit: number;
let asked: Question[];

beforeAll(async () => {
  database = await createTestDatabase();
  harbor = (await createCollege(database.db)).id;
  summit = (await createCollege(database.db, { slug: 'summit' })).id;
  things = await addHiddenThings(database.db, harbor);
  asked = questions(things);
});
afterAll(() => database.close());

let accounts = 0;
async function sessionAt(tenantId: number): Promise<{ token: string; email: string }> {
  const email = `staff${++accounts}@college.example.edu`;
  await createAccount(database.db, tenantId, { email, name: 'Dana Whistle', password: 'a long enough sentence' });
  const token = await createSession(database.db, tenantId, {
    accountId: await idOf(tenantId),
    address: '',
    userAgent: '',
  });
  return { token, email };
}
const idOf = async (tenantId: number) => {
  const rows = await database.db.query.staffAccount.findMany({
    where: (table, { eq }) => eq(table.tenantId, tenantId),
  });
  return Math.max(...rows.map(({ id }) => id));
};

async function withSite(without: Wall | undefined, work: (site: HiddenSite) => Promise<void>) {
  const site = await createHiddenSite(database, without);
  try {
    await work(site);
  } finally {
    await site.close();
  }
}

test('staff of the college find everything hidden, and nobody may keep it', () =>
  withSite(undefined, async (site) => {
    const { token } = await sessionAt(harbor);
    const pages = things.pages.map(({ hidden }) => hidden);
    const missed: string[] = [];
    for (const url of pages) {
      const response = await site.ask(url, { token });
      const target = response.headers.get('location');
      const shown = target ? await site.ask(target, { token }) : response;
      const text = await shown.text();
      if (!text.includes('Dana Whistle') || !text.toLowerCase().includes(marker))
        missed.push(`${url} ${shown.status} ${text.slice(0, 200)}`);
      expect(shown.headers.get('cache-control'), url).toBe('no-store');
      expect(shown.headers.get('x-robots-tag'), url).toBe('noindex, nofollow');
    }
    for (const { kind, url, init } of asked.filter((one) => one.kind === 'picture' && !one.init)) {
      const response = await site.ask(url, { ...init, token });
      if (response.status !== 200) missed.push(`${kind} ${url} ${response.status}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const twin = await site.ask(`/api/v2/Hidden/Stories/${things.values['id']?.[0]}`, { token });
    expect([twin.status, twin.headers.get('etag'), twin.headers.get('access-control-allow-origin')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(twin.headers.get('vary')).toContain('Cookie');
    expect(missed).toEqual([]);
  }));

describe('with every wall standing nothing hidden is told', () => {
  const strangers: [who: string, token: () => Promise<string | undefined>][] = [
    ['to a stranger', async () => undefined],
    ['to staff of another college', async () => (await sessionAt(summit)).token],
    [
      'in a session that was ended',
      async () => {
        const { token } = await sessionAt(harbor);
        await database.execute('delete from staff_session');
        return token;
      },
    ],
    [
      'in a session that is over',
      async () => {
        const { token } = await sessionAt(harbor);
        await database.execute(`update staff_session set last_seen_at = now() - interval '12 hours'`);
        return token;
      },
    ],
    [
      'in a session of a locked account',
      async () => {
        const { token, email } = await sessionAt(harbor);
        await setDisabled(database.db, harbor, email, true);
        return token;
      },
    ],
    [
      'in a session that outlived the locking of its account',
      async () => {
        const { token, email } = await sessionAt(harbor);
        await database.execute(`update staff_account set disabled = true where email = '${email}'`);
        return token;
      },
    ],
    [
      'with a token of which one letter is another',
      async () => {
        const { token } = await sessionAt(harbor);
        return (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
      },
    ],
  ];
  test.each(strangers)(
    '%s',
    (_, makeToken) =>
      withSite(undefined, async (site) => {
        const token = await makeToken();
        // what is open to everybody knows of no session: asked once is enough
        const guarded = token === undefined ? asked : asked.filter(({ kind }) => kind !== 'public' && kind !== 'feed');
        expect(await breaches(site, guarded, token)).toEqual([]);
      }),
    120_000,
  );

  test(
    'to a stranger after staff have seen it all',
    () =>
      withSite(undefined, async (site) => {
        const { token } = await sessionAt(harbor);
        for (const { url, init } of asked) await (await site.ask(url, { ...init, token })).arrayBuffer();
        expect(await breaches(site, asked)).toEqual([]);
      }),
    120_000,
  );

  test(
    'even to staff on public pages, which are the same for everybody',
    () =>
      withSite(undefined, async (site) => {
        const { token } = await sessionAt(harbor);
        const open = asked
          .filter(({ kind }) => kind === 'public' || kind === 'feed')
          .filter(({ url }) => !/hidden/i.test(url));
        expect(open.length).toBeGreaterThan(50);
        expect(await breaches(site, open, token)).toEqual([]);
      }),
    120_000,
  );

  test('by a difference between what is there and what is not', () =>
    withSite(undefined, async (site) => {
      const seen = async (url: string) => {
        const { status, headers } = await site.ask(url);
        return [status, headers.get('location')?.split('?')[0], headers.get('content-length')];
      };
      const absent: Record<string, string> = {
        '/hidden/news/2026/9/11/once': '/hidden/news/2026/9/11/never',
        '/hidden/sports/football/roster/2027': '/hidden/sports/football/roster/1066',
        '/hidden/splash/1': '/hidden/splash/99',
        '/news/2026/9/11/once': '/news/2026/9/11/never',
        '/sports/football/roster/2027': '/sports/football/roster/1066',
        '/api/v2/Hidden/Stories/1': '/api/v2/Hidden/Stories/999',
        [`/media/${things.pictures[0]}`]: '/media/people/0.svg',
      };
      for (const [there, nothing] of Object.entries(absent))
        expect(await seen(there), there).toEqual(await seen(nothing));
    }));
});

describe('a wall that is taken out is missed', () => {
  /** The first thing that goes wrong without it. */
  const missedBy: Record<Wall, RegExp> = {
    api: /^GET \/api\/v2\/Hidden\/.* \(api\) tells of it/,
    access: /\(document\) is answered (404|200|500)/,
    session: /\(document\) is answered (404|200|500)/,
    pictures: /^GET \/(media|images)\/.* \(picture\) (tells of it|is answered 200)/,
  };
  test.each(walls)(
    '%s',
    (wall) =>
      withSite(wall, async (site) => {
        // any token at all: without the wall it is as good as a real one
        const found = await breaches(site, asked, 'x'.repeat(43));
        expect(found.filter((one) => missedBy[wall].test(one)).length).toBeGreaterThan(0);
      }),
    120_000,
  );

  test.each(['access', 'session'] as const)(
    'but without %s the API still tells nothing hidden',
    (wall) =>
      withSite(wall, async (site) => {
        const found = await breaches(site, asked, 'x'.repeat(43));
        expect(found.filter((one) => one.includes('tells of it'))).toEqual([]);
      }),
    120_000,
  );

  test(
    'but without that of the API pages and payloads still tell nothing hidden',
    () =>
      withSite('api', async (site) => {
        const pages = asked.filter(({ kind }) => kind !== 'api');
        expect(await breaches(site, pages, 'x'.repeat(43))).toEqual([]);
      }),
    120_000,
  );
});
