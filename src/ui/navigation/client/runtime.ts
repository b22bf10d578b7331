import { addTransitionType } from 'react';

import { matchPage } from '../../../routing/routes.ts';
import { savedCaches } from '../../../routing/saved-pages.ts';
import { rememberAddress } from './address.ts';
import { loadDocument } from './chunk-errors.ts';
import { watchIntent } from './intent.ts';
import { beginMorph, finishMorph, morphType } from './morph.ts';
import { beginNavigation, destination, finishNavigation, followHistory } from './navigation.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { isOutdated } from './outdated.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { manageScroll, saveScroll } from './scroll-restoration.ts';
import { scrollSmoothly } from './smooth-scroll.ts';
import { internalLink, isCurrentPage, isFragment } from './soft-target.ts';

type Router = {
  push: (to: `/${string}`) => Promise<void>;
  prefetch: (to: `/${string}`) => void;
  registerRequests: (
    around: <Rest extends unknown[], T>(next: (...rest: Rest) => Promise<T>) => (...rest: Rest) => Promise<T>,
  ) => () => void;
  startNavigation: (run: () => Promise<void>) => void;
  /** The event that caused the runtime to load. */
  intent: Event | undefined;
};

export type Runtime = ReturnType<typeof createRuntime>;

/** The parts of soft navigation besides the router: prefetching, scroll restoration, offline notice, full page loads. */
export const createRuntime = ({ push, prefetch, registerRequests, startNavigation, intent }: Router) => {
  const open = (url: URL, link: EventTarget | null) => {
    if (!navigator.onLine) return void openSaved(url, link);
    // files, feeds and the API have no payload
    if (isOutdated() || !matchPage(url.pathname)) return loadDocument(url);
    openPayload(url, link);
  };

  /** Without a connection; a full page load would replace the open page with the browser's error page. */
  const openSaved = async (url: URL, link: EventTarget | null) => {
    const copy = await findSavedCopy(url);
    if (copy === 'payload') openPayload(url, link);
    else if (copy === 'document') location.assign(url);
    else showOfflineNotice();
  };

  const openPayload = (url: URL, link: EventTarget | null) => {
    const to = `${url.pathname}${url.search}${url.hash}` as `/${string}`;
    saveScroll();
    beginNavigation({ to, isNew: true });
    const isMorph = beginMorph(link, url);
    if (isCurrentPage(url)) window.scrollTo({ top: 0, behavior: 'instant' });
    startNavigation(async () => {
      if (isMorph) addTransitionType(morphType);
      await push(to).catch(() => location.assign(url));
    });
  };

  const onClick = (event: MouseEvent) => {
    const url = internalLink(event);
    if (!url || !isFragment(url)) return;
    saveScroll();
    scrollSmoothly();
  };

  let hasPrefetched = false;
  const queue = createPrefetchQueue((to) => {
    hasPrefetched = true;
    prefetch(to as `/${string}`);
  });
  document.addEventListener('click', onClick);
  rememberAddress();
  const stops = [
    manageScroll(),
    registerRequests(
      (next) =>
        (...request) =>
          queue.count(() => next(...request)),
    ),
    watchIntent((to) => isOutdated() || queue.add(to), intent),
  ];

  return {
    open,
    finish: () => {
      finishMorph();
      finishNavigation();
    },
    /** The page that needs a script which is lost: undefined if it may be one that was only prefetched. */
    destination: () => destination() ?? (hasPrefetched ? undefined : location.href),
    followHistory,
    stop: () => {
      document.removeEventListener('click', onClick);
      for (const stop of stops) stop();
    },
  };
};

/** How a page can be opened without a connection. */
type SavedCopy = 'payload' | 'document';

/** Determines what the service worker has saved of a page. */
const findSavedCopy = async ({ pathname, search }: URL): Promise<SavedCopy | undefined> => {
  // unavailable without https
  if (!('caches' in globalThis)) return undefined;
  const has = (cacheName: string) => caches.match(pathname + search, { cacheName, ignoreVary: true });
  if (await has(savedCaches.payloads)) return 'payload';
  return (await has(savedCaches.pages)) && 'document';
};
