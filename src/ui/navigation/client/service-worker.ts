import { buildId } from '../../../waku/client/build-id.ts';
import { latestBuild } from './builds.ts';
import { clearSavedMark, showSavedMark } from './saved-mark.ts';
import { onNavigation } from './signals.ts';

/** Written by scripts/build.ts. */
const address = '/service-worker.js';
/** Milliseconds until a server that cannot be reached although there is a network is tried again. */
const retryInterval = 5000;

/**
 * Registers the service worker of a built site, and reports each opened page to it. A page that was opened from a copy is
 * fetched again if the server has another version, or else when the network is back.
 *
 * @param reload fetches the page on screen again
 */
export const startServiceWorker = (reload: () => void): void => {
  const { serviceWorker } = navigator;
  // unavailable without https and in some private windows
  if (!serviceWorker || buildId === 'dev') return;

  let reported = '';
  const report = async () => {
    const opened = location.href;
    if (opened === reported) return;
    reported = opened;
    (await serviceWorker.ready).active?.postMessage({ opened });
  };
  let outdated = '';
  let retry: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    const latest = await latestBuild(Date.now());
    clearTimeout(retry);
    if (latest === undefined) {
      // the event may precede the connection
      if (navigator.onLine && location.href === outdated) retry = setTimeout(refresh, retryInterval);
      return;
    }
    removeEventListener('online', refresh);
    if (location.href !== outdated) return;
    outdated = '';
    clearSavedMark();
    // the payload of another build needs scripts that this document does not have
    if (latest === buildId) reload();
    else location.reload();
  };

  serviceWorker.addEventListener('message', ({ data }) => {
    const { opened, outcome, savedAt } = data ?? {};
    if (opened !== location.href) return;
    if (outcome === 'same') return clearSavedMark();
    showSavedMark(savedAt);
    if (outcome === 'error') return;
    outdated = opened;
    if (outcome === 'unreachable') addEventListener('online', refresh);
    // the network may be back already
    void refresh();
  });
  const { saved } = document.documentElement.dataset;
  if (saved !== undefined) showSavedMark(saved);
  // the worker reports the copy that is shown next
  onNavigation('start', clearSavedMark);
  serviceWorker.register(address).then(report, () => {
    // the site works without a service worker
  });
  // soft navigations; browsers without this event save only pages opened as documents
  globalThis.navigation?.addEventListener('currententrychange', report);
};
