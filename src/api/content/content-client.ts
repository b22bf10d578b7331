import type { ContentKind, ItemOf } from '../../content/define-content.ts';
import type { Fields } from '../../content/fields/field.ts';
import type { ApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { emptyPage } from '../page.ts';
import { type Viewer, viewerAccess } from '../viewer.ts';
import { feedItems } from './feed-endpoint.ts';
import { responseSchemas } from './response-schemas.ts';

type Filters = Record<string, string | number | undefined>;
type Listing = Filters & { page?: number; size?: number };

/** The maximum page size of a list. */
const maxPageSize = 100;

/** Fetches content for pages. If the API fails, lists are empty and a single row throws an `ApiFailure`. */
export function contentClient({ get, getOr }: Pick<ApiFetcher, 'get' | 'getOr'>, viewer: Viewer) {
  const pathOf = (
    { name, path, visibility }: Pick<ContentKind, 'name' | 'path' | 'visibility'>,
    parts: readonly (string | number)[],
    query?: Filters,
  ) => {
    if (!path) throw new Error(`Content kind ${name} has no endpoints`);
    // a kind without hidden rows has the same endpoints for everybody
    const { prefix } = viewerAccess(visibility.access ? viewer : 'public', name);
    return apiPath([...`${prefix}${path}`.slice(1).split('/'), ...parts], query);
  };
  const list = <F extends Fields>(kind: ContentKind<F>, { page, size, ...filters }: Listing = {}) =>
    getOr(pathOf(kind, [], { ...filters, pageIndex: page, pageSize: size }), responseSchemas(kind).page, emptyPage);
  return {
    list,
    /** Every row of a list. */
    all: async <F extends Fields>(kind: ContentKind<F>, filters: Filters = {}): Promise<ItemOf<F>[]> => {
      const pageAt = (page: number) => list(kind, { ...filters, page, size: maxPageSize });
      const first = await pageAt(1);
      const others = Array.from({ length: Math.max(first.pages - 1, 0) }, (_, index) => pageAt(index + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
    },
    /** The newest rows of a kind with a feed, all or those that match filters of the kind or `sportId`. */
    feed: (kind: ContentKind, filters: Filters = {}) => get(apiPath(['Feeds', kind.name], filters), feedItems),
    /** A row by the fields of its current or a former URL. */
    byAddress: <F extends Fields>(kind: ContentKind<F>, address: Record<string, string>) =>
      get(pathOf(kind, ['byAddress'], address), responseSchemas(kind).item),
    get: <F extends Fields>(kind: ContentKind<F>, id: number) => get(pathOf(kind, [id]), responseSchemas(kind).item),
  };
}
