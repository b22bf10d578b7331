import type { StoredPage } from './stored-page.ts';

/** Seconds that a shared cache without purges uses a page: readers see a change within two seconds. */
const unpurged = 1;
/** Seconds that shared caches serve a page while its server fails. */
const staleIfError = 86_400;

/** Headers of one response, which a page in the cache does not keep. */
const transient = new Set([
  'age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** The headers of a rendered page that are the same for all readers. */
export const lastingHeaders = (headers: Headers): [name: string, value: string][] =>
  [...headers].filter(([name]) => !transient.has(name));

/** Browsers always ask; shared caches may not store pages whose readers are treated differently. */
export const cacheControl = ({ isShared }: { isShared: boolean }): string =>
  isShared
    ? `public, max-age=0, s-maxage=${unpurged}, stale-while-revalidate=${unpurged}, stale-if-error=${staleIfError}`
    : 'private, no-cache';

/** Whether a shared cache may store a page: a crawler's differs from a person's, and takeovers depend on cookies. */
export const isSharedPage = ({ hasTakeovers, key }: Pick<StoredPage, 'hasTakeovers' | 'key'>): boolean =>
  !hasTakeovers && !key.startsWith('crawler ');
