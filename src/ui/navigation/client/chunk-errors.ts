import { mayReload } from './reload-guard.ts';

/** Vite says this when a script of the page is gone, as after a new build. */
const EVENT = 'vite:preloadError';

/**
 * Loads the page that was asked for as a new document when one of its scripts is not to be had. Where that has just
 * been tried the error goes its way, to the page 'Something went wrong'.
 *
 * @param target path, query and fragment of the page being opened; of the present one when there is none
 * @returns stops watching
 */
export const recoverFromChunkErrors = (target: () => string): (() => void) => {
  const recover = (event: Event) => {
    // before Waku, which would reload the page that is being left
    event.stopImmediatePropagation();
    const url = new URL(target(), location.href);
    if (!mayReload(url.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    loadDocument(url);
  };
  addEventListener(EVENT, recover, { capture: true });
  return () => removeEventListener(EVENT, recover, { capture: true });
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
