// Waku serves every page twice: as a document at its own address and as a payload under /RSC/R/ for soft
// navigations. Guards look at the page's address, whichever of the two was asked for.

const payload = /^\/RSC\/R\/(.+)\.txt$/;

/** The pathname of the page whose payload `pathname` is; undefined when it is no payload address. */
export const payloadPage = (pathname: string): string | undefined => {
  const encoded = payload.exec(pathname)?.[1];
  if (encoded === undefined) return undefined;
  if (encoded === '_root') return '/';
  // Waku doubles a leading underscore and takes one off the end
  return `/${encoded.replace(/^__/, '_').replace(/_$/, '')}`;
};

/** The payload address of a page's path and query. */
export const payloadAddress = (pathAndQuery: string): string => {
  const { pathname, search } = new URL(pathAndQuery, 'http://page');
  const path = pathname === '/' ? '/_root' : pathname.replace(/^\/_/, '/__');
  const closed = path.endsWith('_') && pathname !== '/' ? `${path}_` : path;
  const query = search ? `?${new URLSearchParams({ query: search.slice(1) })}` : '';
  return `/RSC/R${closed}.txt${query}`;
};

/** The page's own address: of a document its URL, of a payload that of the document it belongs to. */
export const pageUrl = (requestUrl: string): { url: URL; isPayload: boolean } => {
  const url = new URL(requestUrl);
  const pathname = payloadPage(url.pathname);
  if (pathname === undefined) return { url, isPayload: false };
  const query = url.searchParams.get('query');
  const page = new URL(url.origin);
  page.pathname = pathname;
  page.search = query ?? '';
  return { url: page, isPayload: true };
};
