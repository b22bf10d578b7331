import { checkBuilds } from './builds.ts';
import { watchImages } from './image-failures.ts';
import { startServiceWorker } from './service-worker.ts';
import { updateViewportCookie } from './viewport-cookie.ts';

let hasStarted = false;

/**
 * Starts deferrable tasks, once per document.
 *
 * @param reload fetches the page on screen again
 */
export const startBackgroundTasks = (reload: () => void): void => {
  if (hasStarted) return;
  hasStarted = true;
  updateViewportCookie();
  watchImages();
  checkBuilds();
  startServiceWorker(reload);
};
