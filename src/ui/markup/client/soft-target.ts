import { matchRoute } from '../../../routes.ts';

/** Where a click leads inside the site; undefined when the browser should follow it itself. */
export const softTarget = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // a whole new document is wanted where the present one is broken
  if (!link || link.hasAttribute('data-reload')) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href, document.baseURI);
  const isSameDocument = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  if (url.origin !== location.origin || isSameDocument || !isPagePath(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
};

/** A soft navigation can only show pages: files, feeds and the API are the browser's. */
const isPagePath = (pathname: string) => matchRoute(pathname) !== undefined;
