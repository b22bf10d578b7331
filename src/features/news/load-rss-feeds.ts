import { author } from '../../content/authors/author.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { tag } from '../../content/tags/tag.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** What there are feeds of: sports with stories, tags, authors and podcasts. */
export const load = async ({ api }: LoadRequest<'rssFeeds'>) => {
  const [{ sports }, tags, authors, podcasts] = await Promise.all([
    api.stories.counts(),
    api.content.all(tag),
    api.content.all(author),
    api.content.all(podcast),
  ]);
  return { sports: sports.map(({ sport }) => sport), tags, authors, podcasts };
};
