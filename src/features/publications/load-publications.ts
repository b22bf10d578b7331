import { publication } from '../../content/publications/publication.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

/** A publication by its slug; a former slug redirects. */
export const load = async ({ params, url, api }: LoadRequest<'publication'>) => {
  const item = await api.content.byAddress(publication, { slug: params.publicationSlug });
  if (!item?.url) return undefined;
  return item.url === url.pathname ? { item } : redirectTo(item.url + url.search, 301);
};
