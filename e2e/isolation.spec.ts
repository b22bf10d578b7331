import { type College, colleges } from './colleges.ts';
import { sampledRoutes, samplesOf } from './samples.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const machinePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/news.xml',
  '/manifest.webmanifest',
];

/** Words that stand on pages of one college only. */
const ownWords = async (site: Site, college: College): Promise<string[]> => {
  const { name, mascotPlural, canonicalHost, schoolAddress } = await site.api(college, '/common/settings');
  return [name, mascotPlural, canonicalHost, schoolAddress].filter(Boolean);
};

for (const college of colleges) {
  test(`nothing of the other college is on a page of ${college}`, async ({ site }) => {
    const [other = college] = colleges.filter((each) => each !== college);
    const [own, foreign] = await Promise.all([ownWords(site, college), ownWords(site, other)]);
    const pages = await Promise.all(sampledRoutes.map((name) => samplesOf(site, college, name)));
    for (const path of [...pages.flat(), ...machinePaths]) {
      const text = await site.text(college, path);
      expect
        .soft(
          own.some((word) => text.includes(word)),
          `${path} names its college`,
        )
        .toBe(true);
      expect
        .soft(
          foreign.filter((word) => text.includes(word)),
          path,
        )
        .toEqual([]);
    }
  });
}
