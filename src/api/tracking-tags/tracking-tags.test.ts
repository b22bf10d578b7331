import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApi } from '../../testing/api.ts';
import { createCollege, createSport } from '../../testing/factories.ts';
import { createTrackingTag } from '../../testing/shell-factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const harbor = await createCollege(site.db, { slug: 'harbor' });
  const summit = await createCollege(site.db, { slug: 'summit' });
  const quiet = await createCollege(site.db, { slug: 'quiet', settings: { config: { trackingTagsEnabled: false } } });
  const { id: sportId } = await createSport(site.db, harbor.id, 'womens-soccer');
  const { db } = site;
  await createTrackingTag(db, harbor.id, { name: 'everywhere' });
  await createTrackingTag(db, harbor.id, { name: 'schedules', pageTemplate: 'schedule' });
  await createTrackingTag(db, harbor.id, { name: 'soccer', sportId });
  await createTrackingTag(db, harbor.id, { name: 'story 7', pageTemplate: 'story', contentId: 7 });
  await createTrackingTag(db, harbor.id, { name: 'off', enabled: false });
  await createTrackingTag(db, harbor.id, { name: 'pixel', openBody: { noscript: [{ children: '<img src="/p">' }] } });
  await createTrackingTag(db, summit.id, { name: 'theirs' });
  await createTrackingTag(db, quiet.id, { name: 'silenced' });
});
afterAll(() => site.close());

const names = async (query: string, host?: string) =>
  (await site.json(`/api/v2/TrackingTag/search${query}`, host)).map(({ name }: { name: string }) => name);

test.each([
  ['', ['everywhere']],
  ['?PageTemplate=schedule', ['everywhere', 'schedules']],
  ['?pagetemplate=SCHEDULE&SportName=wsoc', ['everywhere', 'schedules', 'soccer']],
  ['?SportName=womens-soccer', ['everywhere', 'soccer']],
  ["?SportName=Women's Soccer", ['everywhere', 'soccer']],
  ['?SportName=football', ['everywhere']],
  ['?PageTemplate=story&ContentId=7', ['everywhere', 'story 7']],
  ['?PageTemplate=story&ContentId=8', ['everywhere']],
  ['?ContentId=7', ['everywhere']],
])('GET TrackingTag/search%s → the tags whose conditions fit: %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('returns the college’s own tags, and none if disabled', async () => {
  expect(await names('', 'summit.localhost')).toEqual(['theirs']);
  expect(await names('', 'quiet.localhost')).toEqual([]);
});

test('each place lists its elements with attributes and children', async () => {
  const [tag] = await site.json('/api/v2/TrackingTag/search');
  const nothing = { script: [], style: [], noscript: [] };
  expect(tag).toEqual({
    id: 1,
    name: 'everywhere',
    head: { ...nothing, script: [{ attributes: {}, children: 'count(1)' }] },
    openBody: nothing,
    closeBody: nothing,
  });
});

test('a non-numeric content id is 400', async () => {
  expect((await site.get('/api/v2/TrackingTag/search?ContentId=x')).status).toBe(400);
});
