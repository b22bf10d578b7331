import { tag } from '../../content/tags/tag.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readPage } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findTagged } from './find-tagged.ts';

export const loadTagList = async ({ api }: LoadRequest<'tags'>) => ({ tags: await api.content.all(tag) });

/** Content with a tag, in one sport or all; former slugs of the tag and short names of the sport redirect. */
export const loadTag = async ({ params, url, api }: LoadRequest<'tag'>) => {
  const page = readPage({ url, instead: { title: 'All tags', href: href('tags') } });
  if (typeof page !== 'number') return page;
  const {
    items: [item],
  } = await api.content.list(tag, { slug: params.tagSlug, size: 1 });
  const sport = params.sportSlug === undefined ? undefined : await api.sports.find(params.sportSlug);
  if (!item || (params.sportSlug !== undefined && !sport)) return undefined;
  const slugs = { tagSlug: item.slug, sportSlug: sport && sportSlug(sport) };
  if (slugs.tagSlug !== params.tagSlug || slugs.sportSlug !== params.sportSlug)
    return redirectTo(href('tag', slugs) + url.search, 301);
  const found = await findTagged(api, { tagId: item.id, sportId: sport?.id, page });
  return found.stories.items.length === 0 && page > 1 ? undefined : { item, sport, slugs, ...found };
};
