import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { campaignViews } from '../db/schema/promotion.ts';
import { splashClick } from '../db/schema/splash.ts';
import { createTestApi } from '../testing/api.ts';
import { createCollege } from '../testing/factories.ts';
import { createCampaign, createPromotionPlace, createSplash } from '../testing/shell-factories.ts';

/** Clicks and views: each counted once, for the college of the requested host. */

let site: Awaited<ReturnType<typeof createTestApi>>;
let harborId: number;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
let key = '';
let tests = 0;

beforeAll(async () => {
  site = await createTestApi();
  harborId = (await createCollege(site.db, { slug: 'harbor' })).id;
  const summit = await createCollege(site.db, { slug: 'summit' });
  // both have campaigns and splashes 1 to 3; only summit has a fourth
  for (const [tenantId, count] of [
    [harborId, 3],
    [summit.id, 4],
  ] as const) {
    const place = await createPromotionPlace(site.db, tenantId);
    for (let made = 0; made < count; made++) {
      await createCampaign(site.db, place);
      await createSplash(site.db, tenantId, made === 2 ? { access: 'hidden' } : {});
    }
  }
});
beforeEach(async () => {
  // keys counted in one test would still be remembered in the next
  key = `a1b2c3d4-${String(++tests).padStart(4, '0')}`;
  await site.db.delete(splashClick);
  await site.db.delete(campaignViews);
});
afterAll(() => site.close());

const ask = async (path: string, init: RequestInit = {}, host?: string) =>
  site.get(`/api/v2${path}`, { ...init, headers: { 'user-agent': firefox, ...init.headers } }, host);
const clicks = () => site.db.select().from(splashClick);
const viewRows = () => site.db.select().from(campaignViews).orderBy(campaignViews.campaignId);
const views = async () => (await viewRows()).reduce((sum, { views }) => sum + views, 0);
const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

describe('Splash/click/{splashId}', () => {
  it('stores a click before it responds with an uncacheable 204', async () => {
    const answer = await ask(`/Splash/click/1?key=${key}`);
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
    expect(await clicks()).toMatchObject([{ tenantId: harborId, splashId: 1, key }]);
  });

  it('counts the same key once, however often and by whichever method it is sent', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      ask(`/Splash/click/1?key=${key}`, { method: index % 2 ? 'POST' : 'GET' }),
    );
    expect(new Set(await statuses(...calls))).toEqual(new Set([204]));
    await ask(`/splash/CLICK/1/?KEY=${key}`);
    expect(await clicks()).toHaveLength(1);
  });

  it('counts each key, and the same key of two splashes', async () => {
    await ask(`/Splash/click/1?key=${key}`);
    await ask('/Splash/click/1?key=another-click');
    await ask(`/Splash/click/2?key=${key}`);
    expect(await clicks()).toHaveLength(3);
  });

  it('counts every call without a key', async () => {
    expect(await statuses(ask('/Splash/click/1'), ask('/Splash/click/1', { method: 'POST' }))).toEqual([204, 204]);
    expect(await clicks()).toHaveLength(2);
  });

  it('refuses an unknown and a hidden splash with the same message', async () => {
    const [unknown, hidden] = [await ask(`/Splash/click/4?key=${key}`), await ask(`/Splash/click/3?key=${key}`)];
    expect([unknown.status, hidden.status]).toEqual([404, 404]);
    expect(await unknown.text()).toBe(await hidden.text());
    expect(await clicks()).toEqual([]);
  });

  it.each(['short', 'a'.repeat(65), 'with space', 'ключ-щелчка', "'; drop table splash; --"])(
    'refuses the key %j',
    async (wrong) => {
      const answer = await ask(`/Splash/click/1?key=${encodeURIComponent(wrong)}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors.key[0]).toContain('8 to 64 letters, digits, hyphens or underscores');
      expect(await clicks()).toEqual([]);
    },
  );
});

describe('promotions/counter', () => {
  it('counts a view of each campaign and reports it', async () => {
    const answer = await ask(`/promotions/counter?adIds=1,3&batch=${key}`, { method: 'POST' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ counted: [1, 3], ignored: [] });
    expect(await viewRows()).toMatchObject([
      { tenantId: harborId, campaignId: 1, views: 1 },
      { tenantId: harborId, campaignId: 3, views: 1 },
    ]);
  });

  it('counts a message once, whole or in parts, even if it arrives many times at once', async () => {
    const sets = ['1,2,3', '3,2,1', '2', '1,1,1,3'];
    const calls = Array.from({ length: 24 }, (_, index) =>
      ask(`/promotions/counter?adIds=${sets[index % sets.length]}&batch=${key}`, {
        method: index % 2 ? 'POST' : 'GET',
      }),
    );
    expect(new Set(await statuses(...calls))).toEqual(new Set([200]));
    expect(await views()).toBe(3);
  });

  it('counts every call without a batch', async () => {
    await ask('/promotions/counter?adIds=1,2');
    await ask('/promotions/counter?adIds=1');
    expect(await views()).toBe(3);
  });

  it('has one counter per campaign and day', async () => {
    const calls = Array.from({ length: 60 }, (_, index) =>
      ask(`/promotions/counter?adIds=1,2,3&batch=${key}-${index}`),
    );
    expect(new Set(await statuses(...calls))).toEqual(new Set([200]));
    expect((await viewRows()).map(({ views }) => views)).toEqual([60, 60, 60]);
  });

  it('counts known campaigns, and reports ignored ones with a reason', async () => {
    const answer = await ask(`/promotions/counter?adIds=2,99,4&batch=${key}`);
    const reason = 'The college has no such campaign.';
    expect(await answer.json()).toEqual({
      counted: [2],
      ignored: [
        { id: 99, reason },
        { id: 4, reason },
      ],
    });
    expect(await views()).toBe(1);
  });

  it('refuses a message in which no campaign is known', async () => {
    const answer = await ask(`/promotions/counter?adIds=4,99&batch=${key}`);
    expect([answer.status, (await answer.json()).errors]).toEqual([
      404,
      { adIds: ['The college has no campaign 4.', 'The college has no campaign 99.'] },
    ]);
  });

  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

  it('accepts at most a hundred campaigns', async () => {
    expect((await ask(`/promotions/counter?adIds=${ids(100)}&batch=${key}`)).status).toBe(200);
    expect(await views()).toBe(3);
    expect((await ask(`/promotions/counter?adIds=${ids(101)}&batch=other-batch`)).status).toBe(400);
    expect(await views()).toBe(3);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '1,',
    ',1',
    '1,,2',
    '1 2',
    '1;2',
    '٣',
    '１',
    '2147483648',
    '99999999999999999999',
    'NaN',
    'null',
    '[1]',
    "1' or '1'='1",
    '1,2,x',
    '1\u00002',
  ])('refuses %j, counts nothing and says what it has to be', async (adIds) => {
    const answer = await ask(`/promotions/counter?adIds=${encodeURIComponent(adIds)}&batch=${key}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.adIds[0]).toContain(
      '1 to 100 ids of campaigns with commas between, such as 12,15',
    );
    expect(await views()).toBe(0);
  });

  it('requires the viewed campaigns', async () => {
    for (const query of ['', '?adIds=', `?batch=${key}`]) {
      const answer = await ask(`/promotions/counter${query}`);
      expect([answer.status, (await answer.json()).errors.adIds]).toEqual([400, ['The adIds field is required.']]);
    }
  });
});

const counters: [string, () => string][] = [
  ['Splash/click', () => `/Splash/click/1?key=${key}`],
  ['promotions/counter', () => `/promotions/counter?adIds=1&batch=${key}`],
];

describe.each(counters)('%s', (_name, pathOf) => {
  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    { 'sec-fetch-site': 'cross-site' },
  ])('does not count %j', async (headers) => {
    const answer = await ask(pathOf(), { headers: headers as Record<string, string> });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect([...(await clicks()), ...(await viewRows())]).toEqual([]);
  });

  it('does not count HEAD', async () => {
    await ask(pathOf(), { method: 'HEAD' });
    expect([...(await clicks()), ...(await viewRows())]).toEqual([]);
  });

  it('counts for the college of the requested host, regardless of the header', async () => {
    await ask(pathOf(), { headers: { 'x-tenant': 'summit' } });
    const rows = [...(await clicks()), ...(await viewRows())];
    expect(rows.map(({ tenantId }) => tenantId)).toEqual([harborId]);
  });

  it('accepts GET and POST, and lists them in Allow otherwise', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await ask(pathOf(), { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    }
  });
});

it('POST to any other endpoint counts nothing', async () => {
  expect(
    await statuses(ask('/promotions/home-rotator', { method: 'POST' }), ask('/Splash/0', { method: 'POST' })),
  ).toEqual([405, 405]);
});

it('none of these requests is logged as a failure', () => {
  expect(site.failures).toEqual([]);
});
