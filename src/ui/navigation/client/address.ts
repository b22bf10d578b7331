// What the address bar named when the present page was put there. The browser reports fragments as if they were
// navigations, and Waku does not hear of views that are switched in place: by this they are told apart.
let shown: { pathname: string; search: string } | undefined;

/** Call it when a page stands at the present address. */
export const rememberAddress = (): void => {
  const { pathname, search } = location;
  shown = { pathname, search };
};

/** Whether the address is still that of the page on screen, whatever the view of it. */
export const isSamePath = (): boolean => shown?.pathname === location.pathname;

/** Whether the address differs from that of the page on screen by its fragment at most. */
export const isSamePage = (): boolean => isSamePath() && shown?.search === location.search;

/** Names another view of the page on screen in the address bar, without a navigation. */
export const replaceAddress = (href: string): void => {
  history.replaceState(history.state, '', href);
  rememberAddress();
};
