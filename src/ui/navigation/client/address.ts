// The URL of the current page. Browsers also fire popstate for fragments, and the router does not know of views that were
// switched in place; comparing with this URL distinguishes them from navigations.
let shown: { pathname: string; search: string } | undefined;

/** Call it when a page is shown. */
export const rememberAddress = (): void => {
  const { pathname, search } = location;
  shown = { pathname, search };
};

/** Whether the URL still has the path of the current page, in any view. */
export const isSamePath = (): boolean => shown?.pathname === location.pathname;

/** Whether only the fragment may differ from the address of the page on screen. */
export const isSamePage = (): boolean => isSamePath() && shown?.search === location.search;

/** Changes the address to another view of the page on screen, without a navigation. */
export const replaceAddress = (href: string): void => {
  history.replaceState(history.state, '', href);
  rememberAddress();
};
