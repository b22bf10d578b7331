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
 * @param target returns path, query and fragment of the page being opened, or of the current one
 */
export const startBackgroundTasks = (reload: () => void, target: () => string): void => {
  if (hasStarted) return;
  hasStarted = true;
  updateViewportCookie();
  watchImages();
  checkBuilds();
  recoverFromChunkErrors(target);
  startServiceWorker(reload);
};
