import { checkBuilds } from './builds.ts';
import { watchImages } from './image-failures.ts';
import { keepViewportCookie } from './viewport-cookie.ts';

let hasBegun = false;

/** What nobody waits for, for as long as the document lives. */
export const begin = (): void => {
  if (hasBegun) return;
  hasBegun = true;
  keepViewportCookie();
  watchImages();
  checkBuilds();
};
