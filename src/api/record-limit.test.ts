import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { campaignViews } from '../db/schema/promotion.ts';
import { splashClick } from '../db/schema/splash.ts';
import { createTestApi } from '../testing/api.ts';
import { createCollege } from '../testing/factories.ts';
import { createCampaign, createPromotionPlace, createSplash } from '../testing/shell-factories.ts';
import { maxNetworks } from '../web/rate-limit.ts';
import { createRecordLimit, recordsPerMinute } from './record-limit.ts';

const reader = '192.0.2.7';
const minute = 60_000;

describe('the limit of clicks and views', () => {
  const createLimit = () => {
    const time = { now: 5_000 };
    const { take } = createRecordLimit(() => time.now);
    /** How many of `count` records are accepted. */
    const taken = (count: number, address = reader, tenantId = 1) =>
      Array.from({ length: count }, () => take(tenantId, address)).filter((seconds) => seconds === 0).length;
    return { time, take, taken };
  };

  it('is 600 at once', () => {
    expect(recordsPerMinute).toBe(600);
    expect(createLimit().taken(700)).toBe(600);
  });

  it('is replenished every tenth of a second, up to 600', () => {
    const { time, taken } = createLimit();
    taken(600);
    time.now += 99;
    expect(taken(1)).toBe(0);
    time.now += 1;
    expect(taken(2)).toBe(1);
    time.now += minute / 2;
    expect(taken(700)).toBe(300);
    time.now += 60 * minute;
    expect(taken(700)).toBe(600);
  });

  it('reports the wait in whole seconds, and further attempts do not extend it', () => {
    const { time, take, taken } = createLimit();
    taken(1000);
    expect(take(1, reader)).toBe(1);
    time.now += 100;
    expect(take(1, reader)).toBe(0);
  });

  it('applies per college and per network', () => {
    const { taken } = createLimit();
    taken(600);
    expect(taken(1)).toBe(0);
    expect(taken(1, reader, 2)).toBe(1);
    expect(taken(1, '192.0.2.8')).toBe(1);
    expect(taken(600, '2001:db8:1:2::1')).toBe(600);
    expect(taken(1, '2001:db8:1:2:ffff::9')).toBe(0);
  });

  it('is remembered for the 20,000 most recent networks, including refused ones', () => {
    expect(maxNetworks).toBe(20_000);
    const { taken } = createLimit();
    const others = (from: number, to: number) => {
      for (let index = from; index < to; index++) taken(1, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    };
    taken(600);
    others(0, 19_999);
    expect(taken(1)).toBe(0);
    others(19_999, 39_998);
    expect(taken(1)).toBe(0);
    others(39_998, 59_998);
    expect(taken(1)).toBe(1);
  });
});

describe('the API', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
  let site: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    site = await createTestApi();
    for (const slug of ['harbor', 'summit']) {
      const { id } = await createCollege(site.db, { slug });
      await createSplash(site.db, id);
      await createCampaign(site.db, await createPromotionPlace(site.db, id));
    }
  });
  afterAll(() => site.close());
  // freezes the limit's clock, so that it is not replenished on a slow machine
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const ask = (path: string, { address = '192.0.2.1', host = 'harbor.localhost', userAgent = firefox } = {}) =>
    site.api.request(
      `http://${host}/api/v2${path}`,
      { headers: { 'user-agent': userAgent } },
      { clientAddress: address },
    );
  // repeating a counted key writes no row but is limited like any other click
  const click = '/Splash/click/1?key=the-same-click';
  const view = '/promotions/counter?adIds=1&batch=the-same-view';
  const spend = (address: string) =>
    Promise.all(
      Array.from({ length: recordsPerMinute + 50 }, (_, index) => ask(index % 2 ? click : view, { address })),
    );

  it('counts clicks and views together, and refuses the excess with 429, Retry-After and a problem', async () => {
    const statuses = (await spend('192.0.2.1')).map(({ status }) => status);
    expect(new Set(statuses.slice(0, recordsPerMinute))).toEqual(new Set([200, 204]));
    expect(new Set(statuses.slice(recordsPerMinute))).toEqual(new Set([429]));
    const refused = await ask(click);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toEqual({
      type: 'about:blank',
      title: 'Too Many Requests',
      status: 429,
      detail: 'At most 600 clicks and views a minute are counted from one address; send this again in 1 s.',
    });
  });

  it('stores nothing of refused messages', async () => {
    const address = '192.0.2.2';
    await spend(address);
    await site.db.delete(splashClick);
    await site.db.delete(campaignViews);
    await ask('/Splash/click/1?key=another-click', { address });
    await ask('/promotions/counter?adIds=1&batch=another-view', { address });
    expect([...(await site.db.select().from(splashClick)), ...(await site.db.select().from(campaignViews))]).toEqual(
      [],
    );
  });

  it('continues to count other networks and colleges, and to serve other endpoints', async () => {
    const address = '192.0.2.3';
    await spend(address);
    expect((await ask(click, { address: '192.0.2.4' })).status).toBe(204);
    expect((await ask(click, { address, host: 'summit.localhost' })).status).toBe(204);
    for (const path of ['/Splash/0', '/Sports', '/Alert/active'])
      expect((await ask(path, { address })).status, path).toBe(200);
  });

  it('does not charge the limit for uncounted requests', async () => {
    const address = '192.0.2.5';
    const robots = Array.from({ length: recordsPerMinute + 50 }, () =>
      ask(click, { address, userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }),
    );
    expect(new Set((await Promise.all(robots)).map(({ status }) => status))).toEqual(new Set([204]));
    expect((await ask(click, { address })).status).toBe(204);
  });
});
