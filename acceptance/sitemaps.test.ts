import { describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { sampleSite } from './run/shared-servers.ts';

/** Pages requested from a sitemap of pages, which has many templates. The others have one or a few, and as many pages as games or people. */
const requestedPages = 3;

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);

/** Pages at equal distances. Each sitemap begins at another place, so that those of all sports together have every template. */
const spread = (paths: string[], count: number, start: number) =>
  paths.filter((_, index) => (index + start) % Math.ceil(paths.length / count) === 0);

const statusOf = async (college: College, path: string) => {
  const response = await sampleSite().fetch(hostOf(college), path);
  await response.body?.cancel();
  return response.status;
};

describe.each(colleges)('%s', (college) => {
  test('every address in the sitemaps responds with 200', async () => {
    const sitemaps = pathsIn(await sampleSite().text(college, '/sitemap.xml'));
    expect(sitemaps.length).toBeGreaterThan(3);
    for (const [index, sitemap] of sitemaps.entries()) {
      const paths = pathsIn(await sampleSite().text(college, sitemap));
      expect.soft(paths.length, sitemap).toBeGreaterThan(0);
      const count = sitemap.startsWith('/sitemaps/pages') ? requestedPages : 1;
      for (const path of spread(paths, Math.min(count, paths.length), index))
        expect.soft(await statusOf(college, path), path).toBe(200);
    }
  });

  test('the icons and the manifest in the head exist', async () => {
    const html = await sampleSite().text(college, '/');
    const links = html.match(/<link\b[^>]*\brel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) {
      const path = /\bhref="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect.soft(await statusOf(college, path), path).toBe(200);
    }
  });
});
