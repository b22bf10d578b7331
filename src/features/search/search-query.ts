import { searchableKinds, searchKinds } from '../../content/search.ts';
import { maxSearchLength } from '../../domain/search.ts';
import { href } from '../../routing/routes.ts';
import { capitalize } from '../../web/text.ts';

/** A query to the search page. */
export type SearchQuery = {
  q: string;
  kind: string | undefined;
  sportId: number | undefined;
  /** Searches misspelled words as typed. */
  isLiteral: boolean;
  page: number;
};

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
  return coreNames[name] ?? { title: capitalize(plural), one: noun, many: plural };
}

/** Parses the URL; invalid parameters are ignored. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery {
  const numberOf = (name: string, max: number) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
  };
  return {
    q: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    kind: searchKinds.find((kind) => kind === query.get('kind')),
    sportId: numberOf('sport', 2_147_483_647),
    isLiteral: query.get('literal') === '1',
    page: numberOf('page', 1000) ?? 1,
  };
}

/** `42 stories` */
export const counted = (total: number, { one, many }: { one: string; many: string }): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`;

/** URL of a result page; the first page has no number. */
export const resultsUrl = ({ q, kind, sportId, isLiteral, page = 1 }: Partial<SearchQuery>): string =>
  href(
    'search',
    {},
    { q, kind, sport: sportId, literal: isLiteral ? 1 : undefined, page: page === 1 ? undefined : page },
  );
