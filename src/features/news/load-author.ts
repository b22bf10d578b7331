import { author } from '../../content/authors/author.ts';
import { readPage } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { pageLength } from './news-query.ts';

/** An author by slug with a page of stories; a former slug redirects. */
export const load = async ({ params: { authorSlug }, url, api }: LoadRequest<'author'>) => {
  const page = readPage({ url, instead: { title: 'All news', href: href('news') } });
  if (typeof page !== 'number') return page;
  const {
    items: [item],
  } = await api.content.list(author, { slug: authorSlug, size: 1 });
  if (!item) return undefined;
  if (item.slug !== authorSlug) return redirectTo(href('author', { authorSlug: item.slug }) + url.search, 301);
  const stories = await api.stories.list({ authorId: item.id, page, size: pageLength });
  return stories.items.length === 0 && page > 1 ? undefined : { item, stories };
};
