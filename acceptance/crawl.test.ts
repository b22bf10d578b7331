import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type College, colleges } from '../e2e/colleges.ts';
import { createSite } from '../e2e/site.ts';
import { matchRoute } from '../src/routing/routes.ts';
import { lackingIn } from './page/structured-data.ts';
import { type CrawledPage, crawl } from './run/crawl.ts';
import { type Site, startSite } from './run/site.ts';

/** In milliseconds: thousands of pages are rendered, and other test files run beside it. */
const timeout = 600_000;

/** A college without pages left out has more. */
const minPages: Record<College, number> = { lakeshore: 3000, pineridge: 550 };

/** Half of the pages are bios of players, of one template. Of those in the sitemaps every fourth is read. */
const readBio = 4;

let server: Site;
let crawled: Record<College, Awaited<ReturnType<typeof readWhole>>>;
beforeAll(async () => {
  // every page is rendered once
  server = await startSite({ samples: 'on', variables: { WORKERS: '2', PAGE_CACHE: 'off' } });
  const [lakeshore, pineridge] = await Promise.all([readWhole('lakeshore'), readWhole('pineridge')]);
  crawled = { lakeshore, pineridge };
}, timeout);
afterAll(() => server?.stop());

const unescaped = (value: string) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescaped(loc));
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Addresses in the sitemaps, repeated ones included. News are also in the sitemaps of stories. */
async function readSitemaps(college: College): Promise<string[]> {
  const site = createSite(server.port);
  const sitemaps = locationsIn(await site.text(college, '/sitemap.xml')).map(pathOf);
  const parts = await Promise.all(
    sitemaps.filter((path) => !path.endsWith('/news.xml')).map((path) => site.text(college, path)),
  );
  return parts.flatMap(locationsIn).map(pathOf);
}

/**
 * What pages that are read once have in common; undefined for a page that is read in any case. A choice of filters, order and
 * days is read on one page of each route, and a document, which is made of the data of its page, once for each sport.
 */
function viewOf({ pathname, search }: URL): string | undefined {
  const { route, params } = matchRoute(pathname) ?? {};
  const sport = params?.['slug'] ?? params?.['sportSlug'] ?? params?.['globalSportNameSlug'] ?? '';
  const isDocument = route?.file !== undefined || route?.view !== undefined;
  if (search === '' && !isDocument) return undefined;
  const choice = search.replaceAll(/\b(sort|order|figure)=[^&]*/g, '$1').replaceAll(/(?<!\bpage=\d*)\d+/g, '0');
  return `${route?.name ?? pathname} ${isDocument ? sport : ''} ${choice}`;
}

const attributeIn = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');

/** Reads a whole college. Resolves to the number of pages, and to the faults by kind. */
async function readWhole(college: College) {
  const { origin, host } = new URL(createSite(server.port).addressOf(college, '/'));
  const sitemap = await readSitemaps(college);
  const inSitemaps = new Set(sitemap);
  const bios = [...inSitemaps].filter((address) => matchRoute(address.replace(/\?.*/, ''))?.route.name === 'rosterBio');
  const left = new Set(bios.filter((_, index) => index % readBio !== 0));
  const faults: Record<string, string[]> = {};
  const report = (kind: string, text: string) => {
    faults[kind] = [...(faults[kind] ?? []), text];
  };
  const statuses = new Map<string, number>();
  const linkedFrom = new Map<string, string>();
  const canonicals = new Map<string, string>();
  const views = new Set<string>();
  /** Links as pages write them. */
  const known = new Set<string>();
  const jumps: { from: string; to: string; id: string }[] = [];
  /** The ids of each page in one text, because single ones would keep the document in memory. */
  const ids = new Map<string, string>();

  const isRead = (url: URL): boolean => {
    const view = viewOf(url);
    if (view === undefined) return true;
    const isFirst = !views.has(view);
    views.add(view);
    return isFirst;
  };

  const readPage = ({ address, status, location, html }: CrawledPage): string[] => {
    const found: string[] = [];
    const follow = (url: URL): string => {
      const target = url.pathname + url.search;
      if (!linkedFrom.has(target)) {
        linkedFrom.set(target, address);
        if (!left.has(target) && isRead(url)) found.push(target);
      }
      return target;
    };
    statuses.set(address, status);
    if (status >= 400) report(`${status}`, `${address} from ${linkedFrom.get(address) ?? 'the sitemap'}`);
    const target = location === undefined ? undefined : new URL(location, origin);
    if (target?.host === host) follow(target);
    if (inSitemaps.has(address) && status !== 200) report('no page in a sitemap', `${address}: ${status}`);
    if (status !== 200 || html === '') return found;

    const head = html.slice(0, html.indexOf('<body'));
    const isHidden = head.includes('<meta name="robots" content="noindex"');
    const canonical = attributeIn(head, /<link rel="canonical" href="([^"]+)"/);
    if (isHidden && inSitemaps.has(address)) report('noindex in a sitemap', address);
    if (canonical && !isHidden) canonicals.set(address, follow(new URL(canonical)));
    for (const lack of lackingIn(html)) report('structured data', `${address}: ${lack}`);

    const own: string[] = [];
    const links: string[] = [];
    for (const [, name, value = ''] of html.matchAll(/\s(id|href)="([^"]*)"/g)) {
      if (name === 'id') own.push(unescaped(value));
      else links.push(value);
    }
    const joined = `\n${own.join('\n')}\n`;
    ids.set(address, joined);
    for (const link of links) {
      if (known.has(link)) continue;
      const url = URL.parse(unescaped(link), `${origin}${address}`);
      // a copy: a substring keeps the whole document in memory
      if (/^\/|^[a-z]+:/.test(link)) known.add(Buffer.from(link).toString());
      if (!url) report('a link that is no address', `${address}: ${link}`);
      if (url?.host !== host || !/^https?:$/.test(url.protocol)) continue;
      const to = follow(url);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id === '' || (to === address && joined.includes(`\n${id}\n`))) continue;
      jumps.push({ from: address, to, id });
    }
    return found;
  };

  await crawl({ port: server.port, college, start: ['/', ...inSitemaps.difference(left)], next: readPage });

  for (const address of new Set(sitemap.filter((each, index) => sitemap.indexOf(each) !== index)))
    report('twice in the sitemaps', address);
  for (const [address, canonical] of canonicals) {
    if (inSitemaps.has(address) && canonical !== address) report('not canonical in a sitemap', address);
    if ((canonicals.get(canonical) ?? canonical) !== canonical || (statuses.get(canonical) ?? 200) !== 200)
      report('a canonical address that is not canonical', `${address}: ${canonical}`);
  }
  for (const { from, to, id } of jumps)
    if (ids.get(to)?.includes(`\n${id}\n`) === false) report('a jump without a target', `${from}: ${to}#${id}`);
  return { pages: statuses.size, faults };
}

describe.each(colleges)('of the whole of %s', (college) => {
  test('every link leads to a page and every jump to its target, and sitemaps, canonical addresses and structured data agree', () => {
    const { pages, faults } = crawled[college];
    const summary = Object.fromEntries(
      Object.entries(faults).map(([kind, texts]) => [kind, [`${texts.length} in all`, ...texts.slice(0, 8)]]),
    );
    expect(summary).toEqual({});
    expect(pages).toBeGreaterThan(minPages[college]);
  });
});
