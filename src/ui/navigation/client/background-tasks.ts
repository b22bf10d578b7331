import { findSkip, skipCookie } from '../../../web/splash-skip.ts';
import { checkBuilds } from './builds.ts';
import { recoverFromChunkErrors } from './chunk-errors.ts';
import { watchImages } from './image-failures.ts';
import { startServiceWorker } from './service-worker.ts';
import { updateViewportCookie } from './viewport-cookie.ts';

let hasStarted = false;

/**
 * Starts deferrable tasks, once per document.
 *
 * @param reload fetches the page on screen again
 * @param target returns the URL of the page being opened, or of the current one; undefined if none of them needs the scripts
 */
export const startBackgroundTasks = (reload: () => void, target: () => string | undefined): void => {
  if (hasStarted) return;
  hasStarted = true;
  updateViewportCookie();
  watchImages();
  renewPermanentSkip();
  checkBuilds();
  recoverFromChunkErrors(target);
  startServiceWorker(reload);
};

/** Renews a permanent dismissal of splashes on each visit, because browsers keep a cookie for at most 400 days. */
const renewPermanentSkip = (): void => {
  if (findSkip(document.cookie) !== 'permanent') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = skipCookie('permanent', Date.now());
};
