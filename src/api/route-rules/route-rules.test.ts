import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { announceChange } from '../../db/announce.ts';
import { redirectRule } from '../../db/schema/redirect.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege } from '../../testing/factories.ts';
import { createRedirectRule } from '../../testing/shell-factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let harbor: Awaited<ReturnType<typeof createCollege>>;
beforeAll(async () => {
  site = await createTestApi();
  harbor = await createCollege(site.db, { slug: 'harbor' });
  const summit = await createCollege(site.db, { slug: 'summit' });
  await createRedirectRule(site.db, harbor.id, { fromPath: '/season', target: '/tickets', status: 302 });
  await createRedirectRule(site.db, harbor.id, { fromPath: '/old/*', target: 'https://archive.example/*' });
  await createRedirectRule(site.db, harbor.id, { fromPath: '/here', target: 'http://harbor.localhost/season' });
  await createRedirectRule(site.db, harbor.id, { fromPath: '/round', target: '/about' });
  await createRedirectRule(site.db, harbor.id, { fromPath: '/about', target: '/round' });
  await createRedirectRule(site.db, summit.id, { fromPath: '/season', target: '/theirs' });
});
afterAll(() => site.close());

const ask = (path: string, host?: string) => site.json(`/api/v2/route-rules?path=${encodeURIComponent(path)}`, host);

test.each([
  ['/Season/', { redirect: { to: '/tickets', status: 302, isExact: true } }],
  ['/old/2019/Guide.pdf', { redirect: { to: 'https://archive.example/2019/Guide.pdf', status: 301, isExact: false } }],
  ['/here', { redirect: { to: '/tickets', status: 302, isExact: true } }],
  ['/round', {}],
  ['/nothing', {}],
])('GET route-rules of %s → %j', async (path, answer) => {
  expect(await ask(path)).toEqual(answer);
});

test('another college has its own rules', async () => {
  expect(await ask('/season', 'summit.localhost')).toEqual({ redirect: { to: '/theirs', status: 301, isExact: true } });
  expect(await ask('/old/x', 'summit.localhost')).toEqual({});
});

test.each(['', 'season', '/a?b=1'])('a path such as %j is 400', async (path) => {
  expect((await site.get(`/api/v2/route-rules?path=${encodeURIComponent(path)}`)).status).toBe(400);
});

test('a changed rule applies as soon as the change is announced', async () => {
  await site.db.update(redirectRule).set({ target: '/late' }).where(eq(redirectRule.fromPath, '/season'));
  await announceChange(site.db, harbor.id);
  await expect.poll(async () => (await ask('/season')).redirect.to).toBe('/late');
  await createRedirectRule(site.db, harbor.id, { fromPath: '/nothing', target: '/something' });
  await announceChange(site.db, harbor.id);
  await expect.poll(async () => (await ask('/nothing')).redirect?.to).toBe('/something');
});
