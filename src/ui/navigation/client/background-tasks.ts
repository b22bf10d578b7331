import { checkBuilds } from './builds.ts';
import { watchImages } from './image-failures.ts';
import { updateViewportCookie } from './viewport-cookie.ts';

let hasStarted = false;

/** Starts deferrable tasks, once per document. */
export const startBackgroundTasks = (): void => {
  if (hasStarted) return;
  hasStarted = true;
  updateViewportCookie();
  watchImages();
  checkBuilds();
};
