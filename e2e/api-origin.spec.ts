import { type Site, startSite } from '../acceptance/run/site.ts';
import { href } from '../src/routing/routes.ts';
import { type GatedApi, startGatedApi } from './gated-api.ts';
import { samplesOf } from './samples.ts';
import { createSite } from './site.ts';
import { expect, test } from './test.ts';

const browserHeaders = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
/** What the related stories and the promotions ask for. */
const secondary = /\/(?:Stories\?|promotions\/)/i;

// one server of its own that reads the first one's API through a gate, which the last test takes away
test.describe.configure({ mode: 'serial' });

let api: GatedApi;
let server: Site;
const askServer = (address: string) => createSite(server.port).ask('lakeshore.localhost', address, browserHeaders);

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  api = await startGatedApi(`http://127.0.0.1:${new URL(baseURL ?? '').port}`, secondary);
  server = await startSite({ samples: 'on', variables: { API_ORIGIN: api.origin } });
});

test.afterAll(async () => {
  await server?.stop();
  api?.stop();
});

test('a browser gets the whole story while related stories and promotions are still held back', async ({ site }) => {
  const [story = ''] = await samplesOf(site, 'lakeshore', 'story');
  const open = api.close();
  const response = await askServer(story);
  let before = '';
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (before || !text.includes('</article>')) continue;
    before = text;
    open();
  }
  expect(before).toContain('<footer');
  expect(before).not.toContain('id="related"');
  expect(before).not.toContain('data-campaign');
  expect(text).toContain('id="related"');
  expect(text).toContain('data-campaign');
});

test('without the API a page answers 503, and tells developers that it was the API', async ({ site }) => {
  const [schedule = ''] = await samplesOf(site, 'lakeshore', 'schedule');
  api.stop();
  const pages = [href('home'), schedule].flatMap((page) => [page, `${page}?dev=true`]);
  for (const page of pages) {
    const response = await askServer(page);
    const text = await response.text();
    expect([response.status, response.headers.get('retry-after')], page).toEqual([503, '30']);
    expect(text).toContain('Something went wrong');
    expect(text).toContain('Lakeshore University</a></header>');
    expect(text).toContain('Home Page');
    expect(text).not.toMatch(/\bat \S+ \(|\.[jt]sx?:\d+|node_modules|node:internal/);
    expect(text.includes('The API call failed')).toBe(page.endsWith('?dev=true'));
    expect(text).not.toContain('/api/v2/');
  }
});
