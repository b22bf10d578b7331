import type { ApiClient } from '../api/client.ts';
import { author } from '../content/authors/author.ts';
import { tag } from '../content/tags/tag.ts';
import { type Sport, sportSlug } from '../domain/sport.ts';
import { newsFeedAddress } from '../routing/news-feed-address.ts';
import { href } from '../routing/routes.ts';

/** What a feed of stories is limited to: the slug or short name of a sport, the slug of a tag or of an author. */
export type NewsSubject = Partial<Record<'sport' | 'tag' | 'author', string | undefined>>;

type Found = {
  sport: Sport | undefined;
  /** "Football News: Homecoming", without the name of the college. */
  title: string;
  filters: Record<string, number | undefined>;
  page: string;
  self: string;
};

/** Characters of a parameter that an error message quotes. */
const maxQuoteLength = 80;

/** The short name of former sites for news of no sport in particular; here the feed of all news. */
const general = 'gen';

/** The rows and the addresses of a subject; a refusal that names the value for one that the college does not have. */
export async function findNewsSubject(api: ApiClient, wanted: NewsSubject): Promise<Found | { refusal: string }> {
  const [sport, tagRow, authorRow] = await Promise.all([
    wanted.sport ? api.sports.find(wanted.sport) : undefined,
    wanted.tag ? firstBySlug(api, tag, wanted.tag) : undefined,
    wanted.author ? firstBySlug(api, author, wanted.author) : undefined,
  ]);
  const isGeneral = wanted.sport?.toLowerCase() === general;
  if (wanted.sport && !sport && !isGeneral) return refuse('path', wanted.sport, 'a sport', 'Omit it for all sports.');
  if (wanted.tag && !tagRow) return refuse('tag', wanted.tag, 'a tag', `See ${href('tags')}.`);
  if (wanted.author && !authorRow) return refuse('author', wanted.author, 'an author', `See ${href('rssFeeds')}.`);
  const slug = sport && sportSlug(sport);
  const limits = [tagRow && `: ${tagRow.title}`, authorRow && ` by ${authorRow.title}`];
  return {
    sport,
    title: [`${sport?.title ?? 'Athletics'} News`, ...limits].filter(Boolean).join(''),
    filters: { sportId: sport?.id, tagId: tagRow?.id, authorId: authorRow?.id },
    page: pageOf({ sport: slug, tag: tagRow?.slug, author: authorRow?.slug }),
    self: newsFeedAddress({ sport: slug, tag: tagRow?.slug, author: authorRow?.slug }),
  };
}

const firstBySlug = async <Kind extends typeof tag | typeof author>(api: ApiClient, kind: Kind, slug: string) =>
  (await api.content.list(kind as typeof tag, { slug, size: 1 })).items[0];

const refuse = (name: string, value: string, what: string, remedy: string) => ({
  refusal: `${name} is ${JSON.stringify(value.slice(0, maxQuoteLength))}, which is not ${what} of this college. ${remedy}`,
});

function pageOf({ sport, tag: tagSlug, author: authorSlug }: NewsSubject): string {
  if (tagSlug !== undefined) return href('tag', { tagSlug, sportSlug: sport });
  if (authorSlug !== undefined) return href('author', { authorSlug });
  return sport === undefined ? href('home') : href('sport', { slug: sport });
}
