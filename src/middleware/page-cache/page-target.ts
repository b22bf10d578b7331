import { sharedPage } from '../../routing/shared-pages.ts';
import { pageUrl, payloadAddress } from '../../waku/payload-address.ts';

/** What to render for the cache: a URL for one class of reader. */
export type PageTarget = {
  /** The cache key, which contains everything that the render depends on. */
  key: string;
  /** Canonical URL of the document or payload. */
  url: string;
  isCrawler: boolean;
  isPayload: boolean;
  /** The requested URL has the same query, so redirects are the same as well. */
  isExact: boolean;
};

/** The key of a canonical URL: its origin belongs to one college. */
export const pageKey = (origin: string, pathAndQuery: string, isCrawler: boolean): string =>
  `${isCrawler ? 'crawler' : 'person'} ${origin}${pathAndQuery}`;

/** The cacheable page of a document or payload URL; undefined for a page that is not the same for all readers. */
export const pageTarget = (requested: URL, isCrawler: boolean): PageTarget | undefined => {
  const { url, isPayload } = pageUrl(requested.href);
  const shared = sharedPage(url);
  if (!shared) return undefined;
  const address = isPayload ? payloadAddress(shared.address) : shared.address;
  return {
    key: pageKey(requested.origin, address, isCrawler),
    url: requested.origin + address,
    isCrawler,
    isPayload,
    isExact: shared.query === url.searchParams.toString(),
  };
};
