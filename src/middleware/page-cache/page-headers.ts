/** Seconds that a shared cache without purges uses a page: readers see a change within two seconds. */
export const unpurgedSeconds = 1;
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

/**
 * Browsers always ask. Without seconds, shared caches may not store the page.
 *
 * @param sharedSeconds how long shared caches use the page
 */
export const cacheControl = (sharedSeconds: number | undefined): string =>
  sharedSeconds === undefined
    ? 'private, no-cache'
    : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=1, stale-if-error=${staleIfError}`;
