import { beforeAll, expect, test } from 'vitest';

import { type College, hostOf } from '../e2e/colleges.ts';
import { showcaseEmbedPath } from '../src/domain/video.ts';
import { href } from '../src/routing/routes.ts';
import { policyProblems } from './page/document-policy.ts';
import { hiddenPages } from './run/hidden-pages.ts';
import { sampleServer, sampleSite } from './run/shared-servers.ts';
import { logIn } from './run/staff.ts';

/** The cookie of a staff session at Lakeshore. */
let cookie: string;
beforeAll(async () => {
  cookie = await logIn(sampleServer(), 'lakeshore', hostOf('lakeshore'), 'robin');
});

const get = (college: College, path: string, headers?: Record<string, string>) =>
  sampleSite().fetch(hostOf(college), path, headers);

async function check(path: string, response: Response): Promise<void> {
  const isDocument = response.headers.get('content-type')?.startsWith('text/html');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect.soft(policyProblems(policy, isDocument ? await response.text() : undefined), path).toEqual([]);
}

test('the policies of hidden pages are as strict', async () => {
  const { pages } = await hiddenPages(sampleServer(), hostOf('lakeshore'), cookie);
  for (const path of Object.values(pages)) {
    const response = await get('lakeshore', path, { cookie });
    expect(response.status, path).toBe(200);
    await check(path, response);
  }
});

test.each([
  ['a missing page', 404, async () => '/404?path=/x'],
  ['a refused query', 400, async () => href('calendar', {}, { date: 'tomorrow' })],
  ['a redirect to the log-in', 303, async () => '/hidden/style'],
  ['a takeover without content', 307, async () => '/splash/none'],
  ['the player of a video', 404, async () => showcaseEmbedPath],
  ['a document', 200, async () => (await sampleSite().api('lakeshore', '/Documents?pageSize=1')).items[0].url],
  ['a picture', 200, async () => (await sampleSite().api('lakeshore', '/Photos?pageSize=1')).items[0].image.url],
  ['data', 200, async () => '/api/v2/Sports'],
])('the policy of %s is as strict', async (_, status, find) => {
  const path = await find();
  const response = await get('lakeshore', path);
  expect(response.status).toBe(status);
  await check(path, response);
});
