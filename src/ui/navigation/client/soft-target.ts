import { matchRoute } from '../../../routes.ts';

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/** Where a click leads inside the site; undefined when the browser should follow it itself. */
export const softTarget = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const url = pageOf(event);
  return url && url.pathname + url.search + url.hash;
};

/** The page whose link an event happened on, if it can be shown without a new document; undefined on the page itself. */
export const pageOf = (event: Event): URL | undefined => {
  const link = linkOf(event);
  // a whole new document is wanted where the present one is broken
  if (!link?.href || link.hasAttribute('data-reload')) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href, document.baseURI);
  if (url.origin !== location.origin || isFragment(url) || !isPagePath(url.pathname)) return undefined;
  return url;
};

/** Whether a click leads to a place on this very page. */
export const isFragmentClick = (event: MouseEvent): boolean => {
  const link = linkOf(event);
  return Boolean(link?.href && isFragment(new URL(link.href, document.baseURI)));
};

const isFragment = ({ origin, pathname, search, hash }: URL) =>
  origin === location.origin && pathname === location.pathname && search === location.search && hash !== '';

/** A soft navigation can only show pages: files, feeds and the API are the browser's. */
const isPagePath = (pathname: string) => matchRoute(pathname) !== undefined;
