import type { ApiClient } from '../api/client.ts';
import { everyItem } from '../feeds/sitemaps/every-item.ts';
import type { SitemapUrl } from '../feeds/sitemaps/sitemap-xml.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import type { ContentKind } from './define-content.ts';
import { kinds } from './kinds.ts';

/** The kinds whose rows have pages of their own below derived endpoints, by the name of their sitemap. */
export const kindsWithPages: ReadonlyMap<string, ContentKind> = new Map(
  kinds.filter(({ path, url }) => path && url).map((kind) => [kind.name, kind]),
);

/** The list page of a kind and the page of every row that anyone may read. Empty where there are no rows. */
export async function contentUrls(api: ApiClient, kind: ContentKind): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = [];
  for await (const { url, dateModifiedUtc } of everyItem((listing) => api.content.list(kind, listing)))
    if (url) urls.push({ address: canonicalAddress(url), modified: dateModifiedUtc });
  const list = kind.listUrl && urls.length > 0 ? [{ address: canonicalAddress(kind.listUrl()) }] : [];
  return [...list, ...urls];
}
