/** The URL of the event's link, if a click would open a document of this site in this window. */
export const internalLink = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  // error pages need a full page load
  if (!link?.href || link.hasAttribute('data-reload') || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href, document.baseURI);
  return url.origin === location.origin ? url : undefined;
};

/** Whether only the fragment may differ from the present page. */
export const isCurrentPage = ({ pathname, search }: URL): boolean =>
  pathname === location.pathname && search === location.search;

/** Whether a URL is a fragment of the present page. */
export const isFragment = (url: URL): boolean => isCurrentPage(url) && url.hash !== '';

/** The target of a click within the site; undefined if the browser must handle it. */
export const softTarget = (event: MouseEvent): URL | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const url = internalLink(event);
  return url && !isFragment(url) ? url : undefined;
};
