import { beforeAll, describe, expect, test } from 'vitest';

import { type College, colleges, hostOf } from '../e2e/colleges.ts';
import { firstAddress, sampledRoutes, samplesOf } from '../e2e/samples.ts';
import { href, matchRoute, type RouteName } from '../src/routing/routes.ts';
import { policyProblems } from './page/document-policy.ts';
import { linksOf, textOf } from './page/markup.ts';
import { invalidAttributes, invalidNesting } from './page/valid-html.ts';
import { sampleSite } from './run/shared-servers.ts';

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const machinePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/news.xml',
  '/manifest.webmanifest',
];

/** A page as crawlers get it and, once for each state of a template, as browsers get it; `isFirst` of its route. */
type Documents = { path: string; isFirst: boolean; crawled: string; streamed?: string; policy?: string };

let documents: Record<College, Documents[]>;
/** Texts that only pages of that college contain. */
let ownTexts: Record<College, string[]>;

async function readDocuments(college: College): Promise<Documents[]> {
  const read: Documents[] = [];
  for (const name of sampledRoutes) {
    const { states, others = [] } = await samplesOf(sampleSite(), college, name);
    for (const [index, path] of [...states, ...others].entries()) {
      const crawled = await sampleSite().text(college, path, crawler);
      read.push({ path, isFirst: index === 0, crawled, ...(index < states.length && (await stream(college, path))) });
    }
  }
  return read;
}

async function stream(college: College, path: string) {
  const response = await sampleSite().fetch(hostOf(college), path, browser);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { streamed: await response.text(), policy };
}

async function readOwnTexts(college: College): Promise<string[]> {
  const { name, mascotPlural, canonicalHost, schoolAddress } = await sampleSite().api(college, '/common/settings');
  return [name, mascotPlural, canonicalHost, schoolAddress].filter(Boolean);
}

beforeAll(async () => {
  documents = { lakeshore: await readDocuments('lakeshore'), pineridge: await readDocuments('pineridge') };
  ownTexts = { lakeshore: await readOwnTexts('lakeshore'), pineridge: await readOwnTexts('pineridge') };
});

/** The content of the first such element. React appends what streams in late to the end of the document. */
const contentOf = (element: 'main' | 'footer' | 'h1', html: string) =>
  new RegExp(`<${element}\\b.*?</${element}>`, 's').exec(html)?.[0] ?? '';

/** Print and text views have no header and footer, and the hyphens that programs read. */
const isView = (path: string) => matchRoute(path.replace(/\?.*/, ''))?.route.view !== undefined;

/** A splash has its whole page to itself. */
const hasFooter = (path: string) => !path.startsWith('/splash/') && !isView(path);

const isNotIndexed = (html: string) => html.includes('<meta name="robots" content="noindex"');

/** The type that search engines read of a page. */
const structuredTypes: Partial<Record<RouteName, string>> = {
  author: 'ProfilePage',
  award: 'ItemList',
  boxscore: 'SportsEvent',
  clippings: 'ItemList',
  coachBio: 'Person',
  coverage: 'ItemList',
  episode: 'PodcastEpisode',
  facility: 'Place',
  gallery: 'ImageGallery',
  inductee: 'Person',
  moments: 'ItemList',
  news: 'CollectionPage',
  partners: 'ItemList',
  playlist: 'ItemList',
  podcast: 'PodcastSeries',
  publication: 'PublicationIssue',
  rosterBio: 'Person',
  sport: 'SportsTeam',
  sportFile: 'WebPage',
  staffBio: 'Person',
  staffDepartment: 'Organization',
  story: 'NewsArticle',
  supportStaffBio: 'Person',
  tag: 'CollectionPage',
  video: 'VideoObject',
};

/** The original of a page's Open Graph picture, and its text alternative. */
function sharedPicture(html: string) {
  const contentOfMeta = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
  const address = contentOfMeta('og:image');
  return {
    url: address && new URL(address).searchParams.get('url')?.replaceAll(' ', '%20'),
    alt: contentOfMeta('og:image:alt'),
  };
}

/** The types of the structured data of a page. */
const structuredTypesOf = (html: string): string[] =>
  structuredDataOf(html).flatMap((json) => [JSON.parse(json)].flat().map((thing) => thing['@type']));

const structuredDataOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => json);

describe.each(colleges)('%s', (college) => {
  test('crawlers get every page whole and in reading order', () => {
    for (const { path, crawled } of documents[college]) {
      expect.soft(crawled.match(/<template id="B:|<div hidden="" id="S:/)?.[0], path).toBeUndefined();
      const parts = ['<h1', '</main>', ...(hasFooter(path) ? ['<footer'] : []), '</html>'];
      const places = parts.map((part) => crawled.indexOf(part));
      expect.soft(places, path).toEqual(places.toSorted((a, b) => a - b));
      expect.soft(Math.min(...places), path).toBeGreaterThan(0);
    }
  });

  test('no story, video or episode appears twice on a page', () => {
    for (const { path, crawled } of documents[college]) {
      const cards = [...contentOf('main', crawled).matchAll(/<article [^>]*data-variant.*?<a [^>]*href="([^"]+)"/gs)];
      const links = cards.map(([, link]) => link);
      expect.soft(links, path).toEqual([...new Set(links)]);
    }
  });

  test('the title of every page ends in the name of the site, which is also that of link previews', async () => {
    const { siteName } = await sampleSite().api(college, '/Seo');
    const ending = new RegExp(`(^| – )${siteName}$`);
    const titles = documents[college].map(({ crawled }) => /<title>(.*?)<\/title>/.exec(crawled)?.[1] ?? '');
    expect(titles.filter((title) => !ending.test(title))).toEqual([]);
    const names = documents[college].flatMap(
      ({ crawled }) => /<meta property="og:site_name" content="([^"]*)"/.exec(crawled)?.[1] ?? [],
    );
    expect([...new Set(names)]).toEqual([siteName]);
  });

  test('tickets are sold two links from the home page', () => {
    const page = (path: string) => documents[college].find((each) => each.path === path)?.crawled ?? '';
    const [header = ''] = /<header\b.*?<\/header>/s.exec(page(href('home'))) ?? [];
    expect(linksOf(header)).toContain(href('tickets'));
    expect(linksOf(page(href('sections')))).toContain(href('tickets'));
    const sellers = linksOf(contentOf('main', page(href('tickets')))).filter((link) => /^https?:/.test(link));
    // the host of the samples that exists
    expect(sellers.filter((link) => link.startsWith('https://example.com/?tickets')).length).toBeGreaterThan(0);
    expect(sellers.filter((link) => /\btickets\./.test(link))).toEqual([]);
  });

  test('every page is valid HTML', async () => {
    for (const { path, crawled, streamed = '' } of documents[college]) {
      expect.soft(await invalidNesting(crawled), path).toEqual([]);
      expect.soft(invalidAttributes(crawled + streamed), path).toEqual([]);
    }
  });

  test('every inline script and style of a document is in its policy, and none has a nonce', () => {
    for (const { path, streamed, policy = '' } of documents[college])
      if (streamed !== undefined) expect.soft(policyProblems(policy, streamed), path).toEqual([]);
  });

  test('no inline script holds the parser of a page until its style sheets have loaded', () => {
    for (const { path, streamed } of documents[college]) {
      if (streamed === undefined) continue;
      const styled = streamed.slice(streamed.indexOf('<link rel="stylesheet"'), streamed.indexOf('</main>'));
      expect.soft(styled.match(/<script>.{0,40}/g), path).toBeNull();
    }
  });

  test('every page writes a season as 2026–27', () => {
    for (const { path, crawled } of documents[college]) {
      if (isView(path)) continue;
      expect.soft(textOf(crawled).match(/\b\d{4}-\d{2}\b(?!-\d)/g), path).toBeNull();
    }
  });

  test('every indexed page names one canonical address of its college', () => {
    for (const { path, crawled } of documents[college]) {
      if (isView(path) || isNotIndexed(crawled)) continue;
      const canonical = [...crawled.matchAll(/<link rel="canonical" href="([^"]+)"/g)];
      expect
        .soft(
          canonical.map(([, url = '']) => new URL(url).hostname),
          path,
        )
        .toEqual([`${college}.localhost`]);
    }
  });

  test('every indexed page has a picture for link previews', async () => {
    const pictures = new Set<string>();
    for (const { path, crawled } of documents[college]) {
      if (isView(path) || isNotIndexed(crawled)) continue;
      const { url, alt } = sharedPicture(crawled);
      expect
        .soft({ hasPicture: url !== undefined, hasAlt: Boolean(alt) }, path)
        .toEqual({ hasPicture: true, hasAlt: true });
      if (url) pictures.add(url);
    }
    for (const url of pictures) {
      const { headers } = await sampleSite().fetch(`${college}.localhost`, url);
      expect.soft(headers.get('content-type'), url).toMatch(/^image\//);
    }
  });

  test('pages of content have structured data of their type', () => {
    for (const { path, crawled } of documents[college]) {
      const type = structuredTypes[matchRoute(path.replace(/\?.*/, ''))?.route.name ?? 'home'];
      if (!type || isNotIndexed(crawled)) continue;
      expect.soft(structuredTypesOf(crawled), path).toContain(type);
    }
  });

  test('the icons and the manifest in the head exist', async () => {
    const [{ crawled = '' } = {}] = documents[college];
    const links = crawled.match(/<link\b[^>]*\brel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) {
      const path = textOf(/\bhref="([^"]+)"/.exec(link)?.[1] ?? '');
      const response = await sampleSite().fetch(hostOf(college), path);
      await response.body?.cancel();
      expect.soft(response.status, path).toBe(200);
    }
  });

  test('structured data names addresses of the college with the scheme and port of the page', () => {
    const { origin, hostname } = new URL(sampleSite().addressOf(college, '/'));
    for (const { path, crawled } of documents[college]) {
      const addresses =
        structuredDataOf(crawled)
          .join()
          .match(new RegExp(`https?://${hostname}[^"]*`, 'g')) ?? [];
      expect
        .soft(
          addresses.filter((address) => !address.startsWith(origin)),
          path,
        )
        .toEqual([]);
    }
  });

  test('crawlers get the related stories between story and footer', async () => {
    const html = await sampleSite().text(college, await firstAddress(sampleSite(), college, 'story'), crawler);
    const [storyEnd, related, mainEnd] = ['</article>', 'id="related"', '</main>'].map((part) => html.indexOf(part));
    expect(storyEnd).toBeGreaterThan(0);
    expect(related).toBeGreaterThan(storyEnd ?? 0);
    expect(mainEnd).toBeGreaterThan(related ?? 0);
  });

  test('no page or file contains content of the other college', async () => {
    const foreign = ownTexts[college === 'lakeshore' ? 'pineridge' : 'lakeshore'];
    const texts = documents[college].flatMap(({ path, crawled, streamed }) =>
      [crawled, streamed ?? []].flat().map((text) => [path, text]),
    );
    for (const path of machinePaths) texts.push([path, await sampleSite().text(college, path)]);
    for (const [path, text = ''] of texts) {
      expect
        .soft(ownTexts[college].filter((own) => text.includes(own)).length, `${path} names its college`)
        .not.toBe(0);
      expect
        .soft(
          foreign.filter((other) => text.includes(other)),
          path,
        )
        .toEqual([]);
    }
  });

  test('without JavaScript every page has a heading, text and links', () => {
    for (const { path, isFirst, streamed } of documents[college]) {
      if (streamed === undefined) continue;
      const main = contentOf('main', streamed);
      expect.soft(textOf(contentOf('h1', streamed)), path).toMatch(/\w/);
      expect.soft(textOf(main), path).toMatch(/\w{3}.*\w{3}/);
      // a story may have no links but related stories, which are streamed, and an empty schedule has none
      if (isFirst) expect.soft(linksOf(path.startsWith('/news/') ? streamed : main), path).not.toEqual([]);
      if (hasFooter(path)) expect.soft(linksOf(contentOf('footer', streamed)), path).not.toEqual([]);
    }
  });
});
