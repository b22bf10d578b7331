import { author } from '../../content/authors/author.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { pageLength, parsePage } from './news-query.ts';

/** An author by slug with a page of stories; a former slug redirects. */
export const load = async ({ params: { authorSlug }, url, api }: LoadRequest<'author'>) => {
  const page = parsePage(url.searchParams);
  const {
    items: [item],
  } = await api.content.list(author, { slug: authorSlug, size: 1 });
  if (!item || page === undefined) return undefined;
  if (item.slug !== authorSlug) return redirectTo(href('author', { authorSlug: item.slug }) + url.search, 301);
  const stories = await api.stories.list({ authorId: item.id, page, size: pageLength });
  return stories.items.length === 0 && page > 1 ? undefined : { item, stories };
};
