import { mayReload } from './reload-guard.ts';

/** Where Waku notes for which build it has reloaded once; it would reload the page that is being left. */
const WAKU_NOTE = 'waku:preload-error-build-id';

/** Vite says this when a script of the page is gone, as after a new build. */
const EVENT = 'vite:preloadError';

/**
 * Loads the page that was asked for as a new document when one of its scripts is not to be had. Where that has just
 * been tried the error goes its way, to the page 'Something went wrong'; so it does without a network, for the page that
 * is open is worth more than none.
 *
 * @param target path, query and fragment of the page being opened; of the present one when there is none
 * @returns stops watching
 */
export const recoverFromChunkErrors = (target: () => string): (() => void) => {
  const recover = (event: Event) => {
    if (!navigator.onLine) return;
    const url = new URL(target(), location.href);
    if (!mayReload(url.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    loadDocument(url);
  };
  sessionStorage.setItem(WAKU_NOTE, import.meta.env['WAKU_BUILD_ID'] ?? '');
  addEventListener(EVENT, recover);
  return () => removeEventListener(EVENT, recover);
};

/** Opens an address as a new document, also when it is the present one. */
export const loadDocument = (url: URL): void => {
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (!isHere) {
    location.assign(url);
    return;
  }
  if (url.hash !== location.hash) history.replaceState(history.state, '', url);
  location.reload();
};
