// The URL of the current page. Browsers also fire popstate for fragments, and the router does not know of views that were
// switched in place; comparing with this URL distinguishes them from navigations.
let shown: { pathname: string; search: string } | undefined;

/** Call it when a page is shown. */
export const rememberAddress = (): void => {
  const { pathname, search } = location;
  shown = { pathname, search };
};

/** Whether the URL still has the path of the current page, regardless of the view. */
export const isSamePath = (): boolean => shown?.pathname === location.pathname;

/** Whether a URL may differ from that of the page on screen only in the fragment. */
export const isSamePage = (): boolean => isSamePath() && shown?.search === location.search;

/** Changes the URL to another view of the page on screen, without a navigation. */
export const replaceAddress = (href: string): void => {
  history.replaceState(history.state, '', href);
  rememberAddress();
};
