import type { Contract } from './contract.ts';

/** `/Schedule/{id}` → `/api/v2/schedule/:id`. */
export const routeOf = ({ path, version }: Pick<Contract, 'path' | 'version'>): string =>
  `/api/v${version ?? 2}${path.replace(/\{(\w+)\}/g, ':$1')}`.toLowerCase();

export const reading: readonly string[] = ['GET'];
export const methodsOf = ({ recorded }: Contract): readonly string[] => (recorded ? ['GET', 'POST'] : reading);

export const isCsv = (address: string): boolean => /\.csv$/i.test(new URL(address).pathname);

/**
 * Paths are case-insensitive and may end with a slash or, for tables, with `.csv`; version 2.1 only differs in the event
 * lists.
 */
export function apiRoute(request: Request): string {
  const path = new URL(request.url).pathname.toLowerCase().replace(/(?<!\/)\/+$|\.csv$/, '');
  return path.startsWith('/api/v2.1/') && !path.startsWith('/api/v2.1/eventsresults/')
    ? path.replace('/v2.1/', '/v2/')
    : path;
}

/** Rewrites `/api/livestats/football` to `/api/v2/livestats/football?only=underway` on the same host. */
export function underWayAddress(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/^\/api\//i, '/api/v2/');
  url.search = '?only=underway';
  return url.href;
}
