import { searchableKinds, searchKinds } from '../../content/search.ts';
import { maxSearchLength } from '../../domain/search.ts';
import { href } from '../../routing/routes.ts';

/** A query to the search page. */
export type SearchQuery = { q: string; kind: string | undefined; page: number };

type KindNames = { title: string; one: string; many: string };

const coreNames: Record<string, KindNames> = {
  sport: { title: 'Sports', one: 'sport', many: 'sports' },
  person: { title: 'People', one: 'person', many: 'people' },
  story: { title: 'Stories', one: 'story', many: 'stories' },
  game: { title: 'Games', one: 'game', many: 'games' },
};

/** Heading and count label of a result type. */
export function kindNames(name: string): KindNames {
  const { noun = name, plural = name } = searchableKinds.get(name) ?? {};
  const title = plural.charAt(0).toUpperCase() + plural.slice(1);
  return coreNames[name] ?? { title, one: noun, many: plural };
}

/** Parses the URL; invalid parameters are ignored. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery {
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    kind: searchKinds.find((kind) => kind === query.get('kind')),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** `42 stories` */
export const counted = (total: number, { one, many }: { one: string; many: string }): string =>
  `${total} ${total === 1 ? one : many}`;

/** URL of a result page; the first page has no number. */
export const resultsUrl = ({ q, kind, page = 1 }: { q: string; kind?: string; page?: number }): string =>
  href('search', {}, { q, kind, page: page === 1 ? undefined : page });
