import { searchableKinds, searchKinds } from '../../content/search.ts';
import { longestSearch } from '../../domain/search.ts';
import { href } from '../../routing/routes.ts';

/** What a reader asks the search page. */
export type Question = { q: string; kind: string | undefined; page: number };

type KindNames = { title: string; one: string; many: string };

const coreNames: Record<string, KindNames> = {
  sport: { title: 'Sports', one: 'sport', many: 'sports' },
  person: { title: 'People', one: 'person', many: 'people' },
  story: { title: 'Stories', one: 'story', many: 'stories' },
  game: { title: 'Games', one: 'game', many: 'games' },
};

/** The heading of a kind of results and the words that count them. */
export function kindNames(name: string): KindNames {
  const { noun = name, plural = name } = searchableKinds.get(name) ?? {};
  const title = plural.charAt(0).toUpperCase() + plural.slice(1);
  return coreNames[name] ?? { title, one: noun, many: plural };
}

/** Reads the address; what it does not understand it leaves out. */
export function readQuestion(query: URLSearchParams): Question {
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestSearch),
    kind: searchKinds.find((kind) => kind === query.get('kind')),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** `42 stories` */
export const counted = (total: number, { one, many }: { one: string; many: string }): string =>
  `${total} ${total === 1 ? one : many}`;

/** Address of a part of the answer; the first page is not named. */
export const answerAddress = ({ q, kind, page = 1 }: { q: string; kind?: string; page?: number }): string =>
  href('search', {}, { q, kind, page: page === 1 ? undefined : page });
