/** Seconds for which a shared cache without purges uses a page, so that readers see a change within two seconds. */
export const unpurgedSeconds = 1;
/** Seconds for which shared caches serve a page while the server fails. */
const staleIfError = 86_400;

/** Headers that belong to one response and are not stored with the page. */
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
 * Browsers always revalidate.
 *
 * @param sharedSeconds how long shared caches may use the page; undefined if they may not store it
 */
export const cacheControl = (sharedSeconds: number | undefined): string =>
  sharedSeconds === undefined
    ? 'private, no-cache'
    : `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=1, stale-if-error=${staleIfError}`;
