import { LONGEST_SEARCH, type SearchKind, searchKinds } from '../../domain/search.ts';
import { href } from '../../routes.ts';

/** What a reader asks the search page. */
export type Question = { q: string; kind: SearchKind | undefined; page: number };

/** Headings and the words that count what was found. */
export const kindNames: Record<SearchKind, { title: string; one: string; many: string }> = {
  sport: { title: 'Sports', one: 'sport', many: 'sports' },
  person: { title: 'People', one: 'person', many: 'people' },
  story: { title: 'Stories', one: 'story', many: 'stories' },
  game: { title: 'Games', one: 'game', many: 'games' },
};

/** Reads the address; what it does not understand it leaves out. */
export function readQuestion(query: URLSearchParams): Question {
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    kind: searchKinds.find((kind) => kind === query.get('kind')),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** `42 stories` */
export const counted = (total: number, { one, many }: { one: string; many: string }): string =>
  `${total} ${total === 1 ? one : many}`;

/** Address of a part of the answer; the first page is not named. */
export const answerAddress = ({ q, kind, page = 1 }: { q: string; kind?: SearchKind; page?: number }): string =>
  href('search', {}, { q, kind, page: page === 1 ? undefined : page });
