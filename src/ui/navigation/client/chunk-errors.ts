import { markOutdated } from './outdated.ts';
import { mayReload } from './reload-guard.ts';

/** Vite fires this when an import fails, for example after a deployment. */
const eventName = 'vite:preloadError';

/**
 * Loads the page being opened as a new document when a script cannot be loaded: once for each script of a document, and at
 * most once in ten seconds for each path. Otherwise, and offline, the page stays and the import is retried
 * (ui/client/load-part.ts). A page that was only prefetched is loaded as a document when its link is followed.
 *
 * @param target returns the URL of the page being opened, or of the current one; undefined if none of them needs the script
 * @returns a function that stops watching
 */
export const recoverFromChunkErrors = (target: () => string | undefined): (() => void) => {
  const failed = new Set<string>();
  const recover = (event: Event) => {
    if (!navigator.onLine) return;
    // the message contains the script's URL, which identifies repeated attempts
    const script = String((event as Event & { payload?: Error }).payload?.message);
    if (failed.has(script)) return;
    failed.add(script);
    const to = target();
    if (to === undefined) return markOutdated();
    const url = new URL(to, location.href);
    if (!mayReload(url.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    loadDocument(url);
  };
  addEventListener(eventName, recover);
  return () => removeEventListener(eventName, recover);
};

/** Loads a URL as a new document, even if it is the current one. */
export const loadDocument = (url: URL): void => {
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (!isHere) {
    location.assign(url);
    return;
  }
  if (url.hash !== location.hash) history.replaceState(history.state, '', url);
  location.reload();
};
