import { afterAll, beforeAll, expect, test } from 'vitest';

import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { selectRows } from '../../db/content/rows.ts';
import { insertRows } from '../../editing/change-rows.ts';
import type { Network } from '../../images/fetch-remote.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { requireTenant } from '../tenants.ts';
import { networkWith } from '../testing/remote-file.ts';
import { storeAudio } from './store-audio.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const tenantId = site.harborId;
  const show = { tenantId, id: 1, title: 'Corner', slug: 'corner', author: 'Harbor', guid: 'corner', position: 1 };
  await insertRows(site.db, podcast, [{ ...show, links: [], credits: [] }]);
  await insertRows(site.db, episode, [
    {
      ...{ tenantId, id: 1, title: 'Week 1', podcast: 1, published: '2026-09-01T12:00:00Z', guid: 'week-1' },
      ...{ audioUrl: item.audioUrl, audioType: item.audioType, audioLength: 4 },
    },
  ]);
});
afterAll(() => site.close());

const item = {
  id: 1,
  title: 'Week 1',
  audioUrl: 'https://audio.example.com/a/week-1.mp3?x=1',
  audioType: 'audio/mpeg',
};

const networkOf = (contentType: string, body: string) => networkWith(contentType, () => body);

const store = async (network: Network, hosts = ['audio.example.com']) => {
  const tenant = await requireTenant(site.db, 'harbor');
  await storeAudio(site.database, item, { tenant, actor: 'anna', hosts, network });
};

test.each([
  [
    'of a host that the command line does not name',
    networkOf('audio/mpeg', 'ID3a'),
    ['other.example.com'],
    'not among the hosts',
  ],
  ['that is a page', networkOf('text/html', '<html>'), undefined, 'answered no audio'],
  ['whose bytes are not audio', networkOf('audio/mpeg', '<html>'), undefined, 'its bytes are not those of .mp3'],
])('audio %s stays where it is', async (_, network, hosts, reason) => {
  await expect(store(network, hosts)).rejects.toThrow(reason);
  const [row] = await selectRows(site.db, episode, site.harborId);
  expect(row).toMatchObject({ audio: null, audioUrl: item.audioUrl });
});

test('audio from a named host is stored here, and its former URL is deleted', async () => {
  await store(networkOf('audio/mpeg', 'ID3a'));
  await site.announce(site.harborId);
  const { items } = await site.json('/api/v2/Podcasts');
  expect(items[0]).toMatchObject({
    audio: { url: expect.stringMatching(/^\/files\/podcasts\/\d+-week-1\.mp3$/), size: 4, mediaType: 'audio/mpeg' },
    audioUrl: null,
    guid: 'week-1',
  });
});
