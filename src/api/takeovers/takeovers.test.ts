import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { takeover } from '../../db/schema/splash.ts';
import { tenant } from '../../db/schema/tenant.ts';
import type { SiteConfig } from '../../domain/tenant.ts';
import { createTestApi } from '../../testing/api.ts';
import { createBoxScore } from '../../testing/box-score-factories.ts';
import { createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';
import { inDays } from '../../testing/instants.ts';
import { createTakeover } from '../../testing/shell-factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let tenantId: number;
beforeAll(async () => {
  site = await createTestApi();
  tenantId = (await createCollege(site.db, { slug: 'harbor' })).id;
  await createCollege(site.db, { slug: 'summit' });
  const season = await createSeason(site.db, await createSport(site.db, tenantId));
  const [withBook] = [await createGame(site.db, season), await createGame(site.db, season)];
  await createBoxScore(site.db, withBook);
});
beforeEach(async () => {
  await site.db.delete(takeover);
  await configure({});
});
afterAll(() => site.close());

async function configure(config: SiteConfig) {
  await site.db.update(tenant).set({ settings: { config } }).where(eq(tenant.id, tenantId));
  await site.announce(tenantId);
}
const asked = async (query = '') => {
  await site.announce(tenantId);
  return site.json(`/api/v2/Takeovers${query}`);
};
const idsOf = ({ takeovers }: { takeovers: { id: number }[] }) => takeovers.map(({ id }) => id);

describe('GET /api/v2/Takeovers', () => {
  it('lists the home page’s active takeovers, newest first', async () => {
    const open = await createTakeover(site.db, tenantId);
    const ending = await createTakeover(site.db, tenantId, { endDate: inDays(1), cookie: 'gala' });
    const answer = await asked();
    expect(idsOf(answer)).toEqual([ending.id, open.id]);
    expect(answer).toMatchObject({
      config: { isConcurrent: false },
      takeovers: [{ type: 'Url', url: 'https://watch.example.org', cookie: 'gala' }, { endDate: null }],
    });
    expect(await asked('?sportId=0')).toEqual(answer);
  });

  it('omits disabled, expired, scheduled and other pages’ takeovers', async () => {
    await createTakeover(site.db, tenantId, { enabled: false });
    await createTakeover(site.db, tenantId, { endDate: inDays(-0.1) });
    await createTakeover(site.db, tenantId, { startDate: inDays(1) });
    const ofSport = await createTakeover(site.db, tenantId, { sportId: 1 });
    expect(idsOf(await asked())).toEqual([]);
    expect(idsOf(await asked('?sportId=1'))).toEqual([ofSport.id]);
  });

  it('starts on time despite caching', async () => {
    const { id } = await createTakeover(site.db, tenantId, { startDate: new Date(Date.now() + 3000).toISOString() });
    expect(idsOf(await asked())).toEqual([]);
    const again = async () => idsOf(await site.json('/api/v2/Takeovers'));
    expect(await again()).toEqual([]);
    await expect.poll(again, { timeout: 6000, interval: 100 }).toEqual([id]);
  });

  it('rejects targets that could run code', async () => {
    await createTakeover(site.db, tenantId, { url: 'javascript:alert(1)' });
    expect(idsOf(await asked())).toEqual([]);
  });

  it('a game day has the id of its game and leads to the box score, or the schedule without one', async () => {
    await createTakeover(site.db, tenantId, { type: 'GameDay', url: null, gameId: 1 });
    await createTakeover(site.db, tenantId, { type: 'GameDay', url: null, gameId: 2 });
    expect((await asked()).takeovers).toMatchObject([
      { type: 'GameDay', id: 2, url: '/sports/football/schedule/2026' },
      { type: 'GameDay', id: 1, url: expect.stringMatching(/^\/sports\/football\/stats\/2026\/.+\/boxscore\/1$/) },
    ]);
  });

  it('reports whether several game days share a page', async () => {
    await configure({ concurrentGameDays: true });
    expect((await asked()).config).toEqual({ isConcurrent: true });
  });

  it('is empty if the college disabled takeovers', async () => {
    await createTakeover(site.db, tenantId);
    await configure({ takeoversEnabled: false });
    await expect.poll(async () => idsOf(await asked())).toEqual([]);
  });

  it('is empty at the other college', async () => {
    await createTakeover(site.db, tenantId);
    expect(idsOf(await site.json('/api/v2/Takeovers', 'summit.localhost'))).toEqual([]);
  });
});
