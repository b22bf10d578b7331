import { canonicalQuery } from '../../routing/page-queries.ts';
import { matchPage, type RouteName } from '../../routing/routes.ts';
import { pageUrl, payloadAddress } from '../../waku/payload-address.ts';

/** What is rendered for the cache: a URL for one class of readers. */
export type PageTarget = {
  /** Of the page in the cache; it contains everything that the render depends on. */
  key: string;
  /** Canonical URL of the document or payload. */
  url: string;
  isCrawler: boolean;
  /** The requested URL has the same query, so redirects are the same as well. */
  isExact: boolean;
};

/** Pages that count requests, show what a reader sent, or have a form. */
const uncached: ReadonlySet<RouteName> = new Set([
  'search',
  'splash',
  'login',
  'notFound',
  'order',
  'subscribe',
  'unsubscribed',
]);

/** The key of a canonical URL: its origin belongs to one college. */
export const pageKey = (origin: string, pathAndQuery: string, isCrawler: boolean): string =>
  `${isCrawler ? 'crawler' : 'person'} ${origin}${pathAndQuery}`;

/**
 * The cacheable page of a document or payload URL. Undefined for hidden and protected pages, files, pages with a form, and
 * queries that the page does not read.
 */
export const pageTarget = (requested: URL, isCrawler: boolean): PageTarget | undefined => {
  const { url, isPayload } = pageUrl(requested.href);
  const route = matchPage(url.pathname)?.route;
  if (route?.access !== 'public' || route.takesForm || uncached.has(route.name)) return undefined;
  const query = canonicalQuery(route.name, url.searchParams);
  if (query === undefined) return undefined;
  const page = query === '' ? url.pathname : `${url.pathname}?${query}`;
  const address = isPayload ? payloadAddress(page) : page;
  return {
    key: pageKey(requested.origin, address, isCrawler),
    url: requested.origin + address,
    isCrawler,
    isExact: query === url.searchParams.toString(),
  };
};
