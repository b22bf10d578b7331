/** The link that an event happened on, if a click on it would open a document of this site in this window. */
export const ownLink = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  // a whole new document is wanted where the present one is broken
  if (!link?.href || link.hasAttribute('data-reload') || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href, document.baseURI);
  return url.origin === location.origin ? url : undefined;
};

/** Whether an address is that of this very page, whatever its fragment. */
export const isSamePage = ({ pathname, search }: URL): boolean =>
  pathname === location.pathname && search === location.search;

/** Whether an address leads to a place on this very page. */
export const isFragment = (url: URL): boolean => isSamePage(url) && url.hash !== '';

/** Where a click leads inside the site; undefined when the browser should follow it itself. */
export const ownTarget = (event: MouseEvent): URL | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const url = ownLink(event);
  return url && !isFragment(url) ? url : undefined;
};
