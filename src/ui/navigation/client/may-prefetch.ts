import { matchRoute } from '../../../routing/routes.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a page may be asked for before anyone clicks: not on a connection that is slow or saves data, never hidden ones. */
export const mayPrefetch = (pathname: string, connection: Connection | undefined): boolean => {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return false;
  const { route } = matchRoute(pathname) ?? {};
  return route !== undefined && route.access !== 'hidden';
};
