import type { ApiClient } from '../../api/client.ts';
import type { ContentKind } from '../../content/define-content.ts';
import { kinds } from '../../content/kinds.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { everyItem } from './every-item.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

/** The kinds with a page for each row or for all of them, below derived endpoints, by the name of their sitemap. */
export const kindsWithPages: ReadonlyMap<string, ContentKind> = new Map(
  kinds.filter(({ path, url }) => path && url).map((kind) => [kind.name, kind]),
);

/** The list page of a kind and the page of every row that anyone may read. Empty where there are no rows. */
export async function contentUrls(api: ApiClient, kind: ContentKind): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = [];
  let hasRows = false;
  for await (const { url, dateModifiedUtc } of everyItem((listing) => api.content.list(kind, listing))) {
    hasRows = true;
    if (isOwnPage(url)) urls.push({ address: canonicalAddress(url), modified: dateModifiedUtc });
  }
  const list = kind.listUrl && hasRows ? [{ address: canonicalAddress(kind.listUrl()) }] : [];
  return [...list, ...urls];
}

/** A page of a single row: not an anchor on the list, an article of another site, or a bio, which the sitemap of its sport has. */
const isOwnPage = (url: string | null): url is string => /^\/(?!sports\/[^/]+\/roster\/)[^#]*$/.test(url ?? '');
