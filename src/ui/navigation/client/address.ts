// The address at which the present page was shown. Browsers fire popstate for fragments too, and the router does not know
// of views that were switched in place; comparing with this address tells them from navigations.
let shown: { pathname: string; search: string } | undefined;

/** Call it when a page is shown. */
export const rememberAddress = (): void => {
  const { pathname, search } = location;
  shown = { pathname, search };
};

/** Whether the address has the path of the page on screen, whatever its view. */
export const isSamePath = (): boolean => shown?.pathname === location.pathname;

/** Whether only the fragment may differ from the address of the page on screen. */
export const isSamePage = (): boolean => isSamePath() && shown?.search === location.search;

/** Changes the address to another view of the page on screen, without a navigation. */
export const replaceAddress = (href: string): void => {
  history.replaceState(history.state, '', href);
  rememberAddress();
};
