import { mayReload } from './reload-guard.ts';

/** Vite says this when a script of the page is gone, as after a new build. */
const eventName = 'vite:preloadError';

/**
 * Loads the requested page as a new document when one of its scripts cannot be loaded: once for each script of a
 * document, and at most once in ten seconds for each path. Otherwise, and without a network, the page stays and whoever
 * wants the script handles the error (ui/client/load-part.ts tries again).
 *
 * @param target path, query and fragment of the page being opened; of the present one when there is none
 * @returns stops watching
 */
export const recoverFromChunkErrors = (target: () => string): (() => void) => {
  const failed = new Set<string>();
  const recover = (event: Event) => {
    if (!navigator.onLine) return;
    // attempts of the same script are told apart by nothing but their address, which the message has
    const script = String((event as Event & { payload?: Error }).payload?.message);
    if (failed.has(script)) return;
    failed.add(script);
    const url = new URL(target(), location.href);
    if (!mayReload(url.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    loadDocument(url);
  };
  addEventListener(eventName, recover);
  return () => removeEventListener(eventName, recover);
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
