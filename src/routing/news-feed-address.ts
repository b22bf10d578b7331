import { href } from './routes.ts';

type Subject = { sport?: string | undefined; tag?: string | undefined; author?: string | undefined };

/** The URL of an RSS feed of stories, below its page: of a sport, a tag, a tag in a sport, an author (by slugs), or of all. */
export function newsFeedAddress({ sport, tag, author }: Subject = {}): string {
  if (tag !== undefined) return `${href('tag', { tagSlug: tag, sportSlug: sport })}/rss`;
  if (author !== undefined) return `${href('author', { authorSlug: author })}/rss`;
  return `${sport === undefined ? href('news') : href('sportNews', { sportSlug: sport })}/rss`;
}
