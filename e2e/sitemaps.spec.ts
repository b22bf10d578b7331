import { colleges, hostOf } from './colleges.ts';
import { expect, test } from './test.ts';

/** Addresses tried of each part, spread over it; pages are of many kinds. */
const samplesPerKind = 3;
const triedPages = 40;

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);

const spread = (paths: string[], tried: number) =>
  paths.filter((_, index) => index % Math.ceil(paths.length / tried) === 0);

for (const college of colleges) {
  test(`every address in the sitemap of ${college} answers 200`, async ({ site }) => {
    test.slow();
    const parts = pathsIn(await site.text(college, '/sitemap.xml'));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const paths = pathsIn(await site.text(college, part));
      expect.soft(paths.length, part).toBeGreaterThan(0);
      for (const path of spread(paths, part.endsWith('/pages.xml') ? triedPages : samplesPerKind)) {
        const response = await site.ask(hostOf(college), path);
        await response.body?.cancel();
        expect.soft(response.status, path).toBe(200);
      }
    }
  });

  test(`the head of ${college} names icons and a manifest that are there`, async ({ page, site }) => {
    await page.goto(site.addressOf(college, '/'));
    const links = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all();
    expect(links).toHaveLength(3);
    for (const link of links) {
      const path = (await link.getAttribute('href')) ?? '';
      expect.soft((await site.ask(hostOf(college), path)).status, path).toBe(200);
    }
  });
}
