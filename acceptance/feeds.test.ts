import { parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { firstAddress, type SampledName } from '../e2e/samples.ts';
import { sampleSite } from './run/shared-servers.ts';

/** Pages of each kind that has a feed, and of its subjects. */
const pagesWithFeed: SampledName[] = [
  'home',
  'sport',
  'news',
  'sportNews',
  'story',
  'tag',
  'author',
  'podcast',
  'episode',
];

const feedOf = (html: string) => /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(html)?.[1];

const readFeed = (college: College, path: string, headers?: Record<string, string>) =>
  sampleSite().fetch(hostOf(college), path, headers);

/** Its feed, or undefined where the college has nothing of that kind. */
async function findFeed(college: College, name: SampledName) {
  const html = await sampleSite().text(college, await firstAddress(sampleSite(), college, name));
  return feedOf(html)?.replaceAll('&amp;', '&');
}

test.each(pagesWithFeed)('a page of the route %s names its feed', async (name) => {
  expect(await findFeed('lakeshore', name)).toBeDefined();
});

describe.each(colleges.flatMap((college) => pagesWithFeed.map((name) => ({ college, name }))))(
  'the feed of a page of the route $name of $college',
  ({ college, name }) => {
    test('has items of its college, newest first, with lasting ids, and is 304 until it changes', async () => {
      const path = await findFeed(college, name);
      if (path === undefined) return;
      const response = await readFeed(college, path);
      expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      const { title, items = [] } = parseRssFeed(await response.text());
      expect(title).toBeTruthy();
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length);
      const dates = items.map(({ pubDate = '' }) => Date.parse(pubDate));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      for (const { link = '' } of items.slice(0, 2)) {
        const { hostname, pathname } = new URL(link);
        expect(hostname).toBe(hostOf(college));
        expect((await sampleSite().fetch(hostname, pathname)).status, link).toBe(200);
      }
      const etag = response.headers.get('etag') ?? '';
      expect((await readFeed(college, path, { 'if-none-match': etag })).status).toBe(304);
    });
  },
);
