import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { alert } from '../../db/schema/alert.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { inSeconds } from '../../testing/instants.ts';
import { createAlert } from '../../testing/shell-factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
beforeEach(async () => {
  await site.db.delete(alert);
});
afterAll(() => site.close());

const listed = async (host = 'harbor.localhost') => {
  await site.announce(site.harborId);
  await site.announce(site.summitId);
  return (await site.json('/api/v2/Alert/active', host)) as { id: number; title: string; url: string | null }[];
};

it('alerts come newest first', async () => {
  const first = await createAlert(site.db, site.harborId);
  const second = await createAlert(site.db, site.harborId, { endDate: inSeconds(3600) });
  expect((await listed()).map(({ id }) => id)).toEqual([second.id, first.id]);
});

it('omits disabled, expired and non-web alerts', async () => {
  await createAlert(site.db, site.harborId, { enabled: false });
  await createAlert(site.db, site.harborId, { showOnWeb: false });
  await createAlert(site.db, site.harborId, { endDate: inSeconds(-1) });
  expect(await listed()).toEqual([]);
});

it('an alert has the fields that the site shows, and no link that could run code', async () => {
  const { id } = await createAlert(site.db, site.harborId, {
    title: 'Moved',
    url: 'javascript:x()',
    endDate: '2099-01-01T00:00:00Z',
  });
  expect(await listed()).toEqual([
    { id, title: 'Moved', url: null, enabled: true, showOnWeb: true, endDate: '2099-01-01T00:00:00Z' },
  ]);
});

it('an expired alert leaves the list at once despite caching', async () => {
  await createAlert(site.db, site.harborId, { endDate: inSeconds(3) });
  expect(await listed()).toHaveLength(1);
  const again = async () => (await site.json('/api/v2/Alert/active')).length;
  expect(await again()).toBe(1);
  await expect.poll(again, { timeout: 6000, interval: 100 }).toBe(0);
});

it('each college has its own alerts', async () => {
  await createAlert(site.db, site.harborId, { title: 'ours' });
  await createAlert(site.db, site.summitId, { title: 'theirs' });
  expect((await listed()).map(({ title }) => title)).toEqual(['ours']);
  expect((await listed('summit.localhost')).map(({ title }) => title)).toEqual(['theirs']);
});
