import { author } from '../../content/authors/author.ts';
import { tag } from '../../content/tags/tag.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** What there are feeds of: sports with stories, tags and authors. */
export const load = async ({ api }: LoadRequest<'rssFeeds'>) => {
  const [{ sports }, tags, authors] = await Promise.all([
    api.stories.counts(),
    api.content.all(tag),
    api.content.all(author),
  ]);
  return { sports: sports.map(({ sport }) => sport), tags, authors };
};
