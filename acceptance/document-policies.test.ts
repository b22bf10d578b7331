import { beforeAll, describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { firstAddress, sampledRoutes, samplesOf } from '../e2e/samples.ts';
import { showcaseEmbedPath } from '../src/domain/video.ts';
import { policyFindings } from '../src/middleware/testing/policy-findings.ts';
import { hashSource } from '../src/routing/inline-code.ts';
import { href } from '../src/routing/routes.ts';
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

/** The texts of inline elements that the browser runs or applies. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , , text = '']) => text);

/** Whether the policy of a response is strict and, for a document, covers its inline code without a nonce. */
async function check(path: string, response: Response): Promise<void> {
  const policy = response.headers.get('content-security-policy') ?? '';
  expect.soft(policyFindings(policy), path).toEqual([]);
  const html = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  expect.soft(html, path).not.toMatch(/\bnonce=/);
  expect.soft(policy, path).not.toMatch(/nonce-|unsafe-/);
  for (const text of inlineTexts(html))
    expect.soft(policy, `${path}: ${text.slice(0, 80)}`).toContain(hashSource(text));
}

describe.each(colleges)('%s', (college) => {
  test('every inline script and style of a document is in its policy, and none has a nonce', async () => {
    const addresses = await Promise.all(sampledRoutes.map((name) => firstAddress(sampleSite(), college, name)));
    // closed ones, and those that lead to a payment provider
    const forms = await samplesOf(sampleSite(), college, 'form');
    for (const path of new Set([...addresses, ...forms.states])) await check(path, await get(college, path));
  });
});

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
