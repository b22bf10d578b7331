import { afterAll, beforeAll, expect, test } from 'vitest';

import { firstAddress } from '../e2e/samples.ts';
import { createSite } from '../e2e/site.ts';
import { href } from '../src/routing/routes.ts';
import { type GatedApi, startGatedApi } from './run/gated-api.ts';
import { sampleServer, sampleSite } from './run/shared-servers.ts';
import { type Site, startSite } from './run/site.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
/** Requests for related stories and promotions. */
const secondary = /\/(?:Stories\?|Stories\/\d+\/neighbors|promotions\/)/i;

let api: GatedApi;
/** A server that reads the API of the shared one. */
let frontend: Site;

beforeAll(async () => {
  api = await startGatedApi(`http://127.0.0.1:${sampleServer().port}`, secondary);
  frontend = await startSite({ samples: 'on', variables: { API_ORIGIN: api.origin } });
});
afterAll(async () => {
  await frontend?.stop();
  api?.stop();
});

const getPage = (path: string) => createSite(frontend.port).fetch('lakeshore.localhost', path, browser);

test('a browser gets the whole story before related stories, without promotions that come too late for the header', async () => {
  const story = await firstAddress(sampleSite(), 'lakeshore', 'story');
  const openGate = api.close();
  const response = await getPage(story);
  let before = '';
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (before || !text.includes('</article>') || !text.includes('<footer')) continue;
    before = text;
    openGate();
  }
  expect(before).not.toContain('id="related"');
  expect(text).toContain('id="related"');
  expect(text).not.toContain('data-campaign');
});

test('a page without its API → 503, and names the API to developers only', async () => {
  const schedule = await firstAddress(sampleSite(), 'lakeshore', 'schedule');
  api.stop();
  for (const path of [href('home'), schedule].flatMap((page) => [page, `${page}?dev=true`])) {
    const response = await getPage(path);
    const text = await response.text();
    expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '30']);
    expect(text).toContain('Something went wrong');
    expect(text).toContain('Lakeshore University</a></header>');
    expect(text).toContain('Home Page');
    expect(text).not.toMatch(/\bat \S+ \(|\.[jt]sx?:\d+|node_modules|node:internal/);
    expect(text.includes('The API call failed')).toBe(path.endsWith('?dev=true'));
    expect(text).not.toContain('/api/v2/');
  }
});
