/** Seconds for which a shared cache without purges uses a page, so that readers see a change within two seconds. */
export const unpurgedSeconds = 1;
/** Seconds for which shared caches serve a page that they can purge while the server fails. */
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

/** Seconds that shared caches use a page, and use it while the server fails: only what can be purged. */
export type SharedSeconds = { fresh: number; failing: number };

/** What cannot be purged. */
export const unpurged: SharedSeconds = { fresh: unpurgedSeconds, failing: 0 };

/** What can be purged, and ends at a time in milliseconds since the epoch. */
export const purged = (freshSeconds: number, endsAt: number): SharedSeconds => {
  const left = Math.max(0, Math.floor((endsAt - Date.now()) / 1000));
  const fresh = Math.min(left, Math.max(unpurgedSeconds, freshSeconds));
  return { fresh, failing: Math.min(staleIfError, left) };
};

/**
 * Browsers always revalidate.
 *
 * @param shared undefined if shared caches may not store the page
 */
export const cacheControl = (shared: SharedSeconds | undefined): string => {
  if (!shared) return 'private, no-cache';
  const fresh = `public, max-age=0, s-maxage=${shared.fresh}, stale-while-revalidate=1`;
  return shared.failing > 0 ? `${fresh}, stale-if-error=${shared.failing}` : fresh;
};
