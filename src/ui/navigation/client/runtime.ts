import { matchRoute } from '../../../routing/routes.ts';
import { rememberAddress } from './address.ts';
import { loadDocument, recoverFromChunkErrors } from './chunk-errors.ts';
import { watchIntent } from './intent.ts';
import { beginNavigation, destination, finishNavigation, followHistory } from './navigation.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { isOutdated } from './outdated.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { keepScroll, saveScroll } from './scroll-memory.ts';
import { scrollSmoothly } from './smooth-scroll.ts';
import { isFragment, isSamePage, ownLink } from './soft-target.ts';

/** What Waku's router offers to a component. */
type Router = {
  push: (to: `/${string}`) => Promise<void>;
  prefetch: (to: `/${string}`) => void;
  registerRequests: (
    around: <Rest extends unknown[], T>(next: (...rest: Rest) => Promise<T>) => (...rest: Rest) => Promise<T>,
  ) => () => void;
  startNavigation: (run: () => Promise<void>) => void;
};

export type Runtime = ReturnType<typeof createRuntime>;

/** Everything that a soft navigation does beside showing a page. */
export const createRuntime = ({ push, prefetch, registerRequests, startNavigation }: Router) => {
  const open = (url: URL) => {
    // the open page is worth more than the browser's page for a missing network
    if (!navigator.onLine) return showOfflineNotice();
    // a soft navigation can only show pages: files, feeds and the API are the browser's
    if (isOutdated() || !matchRoute(url.pathname)) return loadDocument(url);
    const to = `${url.pathname}${url.search}${url.hash}` as `/${string}`;
    saveScroll();
    beginNavigation({ to, isNew: true });
    if (isSamePage(url)) window.scrollTo({ top: 0, behavior: 'instant' });
    startNavigation(async () => {
      // a failed navigation is the browser's to answer
      await push(to).catch(() => location.assign(url));
    });
  };

  const onClick = (event: MouseEvent) => {
    const url = ownLink(event);
    if (!url || !isFragment(url)) return;
    saveScroll();
    scrollSmoothly();
  };

  const queue = createPrefetchQueue((to) => prefetch(to as `/${string}`));
  document.addEventListener('click', onClick);
  rememberAddress();
  const stops = [
    keepScroll(),
    recoverFromChunkErrors(destination),
    registerRequests(
      (next) =>
        (...request) =>
          queue.count(() => next(...request)),
    ),
    watchIntent((to) => isOutdated() || queue.add(to)),
  ];

  return {
    open,
    finish: finishNavigation,
    followHistory,
    stop: () => {
      document.removeEventListener('click', onClick);
      for (const stop of stops) stop();
    },
  };
};
