import { afterAll, beforeAll, expect, test } from 'vitest';

import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { selectRows } from '../../db/content/rows.ts';
import { insertRows } from '../../editing/change-rows.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { requireTenant } from '../tenants.ts';
import { networkWith } from '../testing/remote-file.ts';
import { storeText } from './store-texts.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const show = { tenantId: site.harborId, id: 1, title: 'Corner', slug: 'corner', author: 'Harbor', guid: 'corner' };
  await insertRows(site.db, podcast, [{ ...show, position: 1, links: [], credits: [] }]);
  await insertRows(site.db, episode, [
    { tenantId: site.harborId, id: 1, title: 'Week 1', podcast: 1, published: '2026-09-01T12:00:00Z', guid: 'week-1' },
  ]);
});
afterAll(() => site.close());

const store = async (
  field: 'transcript' | 'chapters',
  contentType: string,
  body: string,
  host = 'texts.example.com',
) => {
  const tenant = await requireTenant(site.db, 'harbor');
  const network = networkWith(contentType, () => body);
  const address = `https://${host}/week-1`;
  const storing = { tenant, actor: 'anna', hosts: ['texts.example.com'], network };
  await storeText(site.database, { id: 1, title: 'Week 1' }, { field, address }, storing);
  const [row] = await selectRows(site.db, episode, site.harborId);
  return row;
};

test.each([
  ['WebVTT', 'text/vtt', 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nWelcome back.\n'],
  ['SubRip', 'application/srt', '1\r\n00:00:01,000 --> 00:00:04,000\r\nWelcome back.\r\n'],
])('a transcript in %s is stored as WebVTT', async (_, mediaType, text) => {
  const row = await store('transcript', mediaType, text);
  expect(row?.transcript).toMatch(/^WEBVTT\n\n(?:1\n)?00:00:01\.000 --> 00:00:04\.000\nWelcome back\.\n$/);
});

test('chapters are stored from their document', async () => {
  const document = '{"version":"1.2.0","chapters":[{"startTime":0,"title":"Opening"}]}';
  const row = await store('chapters', 'application/json+chapters', document);
  expect(row?.chapters).toEqual([{ startTime: 0, title: 'Opening' }]);
});

test.each([
  ['from another host', 'text/vtt', 'WEBVTT\n', 'other.example.com', 'not among those of --texts-from'],
  ['that is none', 'text/vtt', 'Welcome back.', undefined, 'line'],
  ['that is a picture', 'image/png', 'PNG', undefined, 'answered no transcript'],
])('a transcript %s is refused', async (_, mediaType, text, host, reason) => {
  await expect(store('transcript', mediaType, text, host)).rejects.toThrow(reason);
});
