import { canonicalAddress } from '../routing/canonical-address.ts';
import { type Route, routes } from '../routing/routes.ts';
import type { FeedContext } from './college.ts';
import { sitemaps } from './sitemaps/addresses.ts';

/** Staff-only and unlisted pages, and parameter combinations that duplicate other pages. */
const prefixes = ['/hidden/', '/protected/', '/search'];

/** A route as a robots.txt pattern, with a wildcard per parameter; patterns match prefixes, so the last parameters are left out. */
const viewPattern = (path: string): string => path.replace(/(?:\/\{[^{}]+\})+$/, '').replace(/\{[^{}]+\}/g, '*');

/** robots.txt of a site with these routes and sitemaps. */
export const robotsText = (
  table: readonly Pick<Route, 'path' | 'view' | 'file'>[],
  sitemapAddresses: readonly string[],
): string => {
  // programs that read feeds respect robots.txt
  const views = table.filter(({ view, file }) => view ?? (file && file !== 'rss')).map(({ path }) => viewPattern(path));
  const rules = [...prefixes, ...views].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...rules, '', ...sitemapAddresses.map((address) => `Sitemap: ${address}`)].join('\n')}\n`;
};

export const robots = (c: FeedContext) =>
  c.text(robotsText(routes, [sitemaps.index, sitemaps.news].map(canonicalAddress)));
