import { publication } from '../../content/publications/publication.ts';
import { publicationTypes } from '../../domain/publication.ts';
import { readFilter, readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const instead = { title: 'All publications', href: href('publications') };

/** All publications, and the sport and type in the query, by which the page filters them. */
export const loadPublicationList = async ({ url, api }: LoadRequest<'publications'>) => {
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const accepts = (text: string) => publicationTypes.some((each) => each === text);
  const kind = readFilter({ url, name: 'kind', accepts, expected: `one of ${publicationTypes.join(', ')}`, instead });
  if (typeof kind === 'object') return kind;
  return { publications: await api.content.all(publication), filter: { sport: query.sport, kind } };
};

/** A publication by its slug; a former slug redirects. */
export const loadPublications = async ({ params, url, api }: LoadRequest<'publication'>) => {
  const item = await api.content.byAddress(publication, { slug: params.publicationSlug });
  if (!item?.url) return undefined;
  return item.url === url.pathname ? { item } : redirectTo(item.url + url.search, 301);
};
