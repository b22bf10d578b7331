import type { type } from 'arktype';

import type { AnswerOf, ContentKind } from '../../content/define-content.ts';
import type { Fields } from '../../content/fields/field.ts';
import type { createApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { emptyPage, type Page } from '../page.ts';
import { feedItems } from './feed-endpoint.ts';
import { responseSchemas } from './response-schemas.ts';

type Filters = Record<string, string | number | undefined>;
type Listing = Filters & { page?: number; size?: number };

/** The maximum page size of a list. */
const wholePage = 100;

type Schema<Answer> = (answer: unknown) => Answer | type.errors;

/** Fetches content for pages. If the API fails, lists are empty and a single row throws an `ApiFailure`. `view` is `Hidden` for staff. */
export function contentClient({ get, getOr }: ReturnType<typeof createApiFetcher>, view: readonly string[]) {
  const partsOf = ({ name, path }: { name: string; path?: string }) => {
    if (!path) throw new Error(`Content kind ${name} has no endpoints`);
    return [...view, ...path.slice(1).split('/')];
  };
  const list = <F extends Fields>(kind: ContentKind<F>, { page, size, ...filters }: Listing = {}) => {
    const schema = responseSchemas(kind).page as unknown as Schema<Page<AnswerOf<F>>>;
    return getOr(apiPath(partsOf(kind), { ...filters, pageIndex: page, pageSize: size }), schema, emptyPage);
  };
  return {
    list,
    /** Every row of a list. */
    all: async <F extends Fields>(kind: ContentKind<F>, filters: Filters = {}): Promise<AnswerOf<F>[]> => {
      const pageAt = (page: number) => list(kind, { ...filters, page, size: wholePage });
      const first = await pageAt(1);
      const others = Array.from({ length: Math.max(first.pages - 1, 0) }, (_, index) => pageAt(index + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
    },
    /** The newest rows of a kind with a feed, all or those that match filters of the kind or `sportId`. */
    feed: (kind: ContentKind, filters: Filters = {}) => get(apiPath(['Feeds', kind.name], filters), feedItems),
    /** A row by the fields of its current or a former URL. */
    byAddress: <F extends Fields>(kind: ContentKind<F>, address: Record<string, string>) => {
      const schema = responseSchemas(kind).item as unknown as Schema<AnswerOf<F>>;
      return get(apiPath([...partsOf(kind), 'byAddress'], address), schema);
    },
    get: <F extends Fields>(kind: ContentKind<F>, id: number) => {
      const schema = responseSchemas(kind).item as unknown as Schema<AnswerOf<F>>;
      return get(apiPath([...partsOf(kind), id]), schema);
    },
  };
}
