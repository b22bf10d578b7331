import { matchPage } from '../../../routing/routes.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a page may be prefetched: not on slow or data-saving connections, and never a hidden page. */
export const mayPrefetch = (pathname: string, connection: Connection | undefined): boolean => {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return false;
  const { route } = matchPage(pathname) ?? {};
  return route !== undefined && route.access !== 'hidden';
};
