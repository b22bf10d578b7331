import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { podcast } from '../../content/podcasts/podcast.ts';
import { insertRows } from '../../editing/change-rows.ts';
import type { Network } from '../../images/fetch-remote.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { requireTenant } from '../tenants.ts';
import { networkWith } from '../testing/remote-file.ts';
import { storeArtwork } from './store-artwork.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const show = { tenantId: site.harborId, id: 1, title: 'Corner', slug: 'corner', author: 'Harbor', guid: 'corner' };
  await insertRows(site.db, podcast, [{ ...show, position: 1, links: [], credits: [] }]);
});
afterAll(() => site.close());

const networkOf = (width: number) =>
  networkWith('image/png', () =>
    sharp({ create: { width, height: width, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  );

const store = async (network: Network, hosts = ['art.example.com']) => {
  const tenant = await requireTenant(site.db, 'harbor');
  const show = { id: 1, title: 'Corner', artwork: 'https://art.example.com/a/cover.png?size=large' };
  await storeArtwork(site.database, show, { tenant, actor: 'anna', hosts, network });
  await site.announce(site.harborId);
};

test.each([
  ['of a host that the command line does not name', 1400, ['other.example.com'], 'not among those of --artwork-from'],
  ['that is too small for directories', 300, undefined, '1400'],
])('artwork %s is not stored', async (_, width, hosts, reason) => {
  await expect(store(networkOf(width), hosts)).rejects.toThrow(reason);
  expect((await site.json('/api/v2/PodcastShows/1')).image).toBeNull();
});

test('artwork of a named host is stored with the podcast, and described', async () => {
  await store(networkOf(1400));
  expect((await site.json('/api/v2/PodcastShows/1')).image).toMatchObject({
    url: expect.stringMatching(/^\/media\/podcasts\/\d+\.png$/),
    altText: 'Artwork of Corner',
  });
});
