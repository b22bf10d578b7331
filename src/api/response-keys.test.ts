import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { announceChange } from '../db/announce.ts';
import { createTestApi } from '../testing/api.ts';
import { createCollege, createSport } from '../testing/factories.ts';
import { createApiClient } from './client.ts';
import { inProcess } from './transport.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let harborId: number;
beforeAll(async () => {
  site = await createTestApi();
  const harbor = await createCollege(site.db, { slug: 'harbor' });
  await createCollege(site.db, { slug: 'valley' });
  harborId = harbor.id;
  await createSport(site.db, harbor.id, 'football');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

/** Reads the sports as a page of the college does. */
async function readSports(host: string) {
  const tenant = await site.tenants.findForHost(host);
  if (!tenant) throw new Error(`no college for ${host}`);
  const api = createApiClient({ transport: inProcess(site.api, tenant), tenant: tenant.slug, log: console });
  return (await api.sports.list()).map(({ title }) => title);
}

test('a page gets a response that another page has requested, without routing, until a change is announced', async () => {
  expect(await readSports('harbor.localhost')).toEqual(['Football']);
  const routed = vi.spyOn(site.api, 'request');
  const routings = async () => {
    routed.mockClear();
    expect(await readSports('harbor.localhost')).toEqual(['Football']);
    return routed.mock.calls.length;
  };
  // on a busy machine announcements may have been missed, and every response is requested once more
  await expect.poll(routings).toBe(0);
  await createSport(site.db, harborId, 'softball');
  await announceChange(site.db, harborId);
  await expect.poll(() => readSports('harbor.localhost')).toEqual(['Football', 'Softball']);
});

test('a page never gets another college’s response for the same path', async () => {
  await readSports('harbor.localhost');
  expect(await readSports('valley.localhost')).toEqual([]);
});
