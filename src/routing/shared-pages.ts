import { canonicalQuery } from './page-queries.ts';
import { matchPage, type RouteName } from './routes.ts';

/** Pages that count requests or show data that a reader has sent. */
const madeForOne: ReadonlySet<RouteName> = new Set(['search', 'splash', 'notFound']);

/**
 * The canonical path and query of a page that is the same for all readers. Undefined for hidden and protected pages, files,
 * pages with a form, and queries whose pages are not cached.
 */
export const sharedPage = ({ pathname, searchParams }: URL): { address: string; query: string } | undefined => {
  const route = matchPage(pathname)?.route;
  if (route?.access !== 'public' || route.takesForm || madeForOne.has(route.name)) return undefined;
  const query = canonicalQuery(route.name, searchParams);
  if (query === undefined) return undefined;
  return { address: query === '' ? pathname : `${pathname}?${query}`, query };
};
