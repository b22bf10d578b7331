// Waku serves every page twice: as a document at its own URL and, for soft navigations, as an RSC payload at
// `/RSC/R/<path>.txt?query=<query>`. The middleware always works with the page's own URL.

const prefix = '/RSC/';
const payload = /^\/RSC\/R\/(.+)\.txt$/;

/** Whether Waku handles this path: payloads, slices and server actions. */
export const isWakuPath = (pathname: string): boolean => pathname.startsWith(prefix);

/** The query parameter of a Waku path that contains the page's whole query. */
export const payloadQuery = 'query';

/** The payload URL for a page's path and query. */
export const payloadAddress = (pathAndQuery: string): string => {
  const { pathname, search } = new URL(pathAndQuery, 'http://page');
  const path = pathname === '/' ? '/_root' : pathname.replace(/^\/_/, '/__');
  const closed = path.endsWith('_') && pathname !== '/' ? `${path}_` : path;
  const query = search ? `?${new URLSearchParams({ [payloadQuery]: search.slice(1) })}` : '';
  return `${prefix}R${closed}.txt${query}`;
};

const pagePathname = (pathname: string): string | undefined => {
  const encoded = payload.exec(pathname)?.[1];
  if (encoded === undefined) return undefined;
  if (encoded === '_root') return '/';
  // Waku doubles a leading underscore and appends one to a trailing underscore
  return `/${encoded.replace(/^__/, '_').replace(/_$/, '')}`;
};

/** The page's own URL: for a document the request URL, for a payload the URL of its document. */
export const pageUrl = (requestUrl: string): { url: URL; isPayload: boolean } => {
  const url = new URL(requestUrl);
  const pathname = pagePathname(url.pathname);
  if (pathname === undefined) return { url, isPayload: false };
  const page = new URL(url.origin);
  page.pathname = pathname;
  page.search = url.searchParams.get(payloadQuery) ?? '';
  return { url: page, isPayload: true };
};
