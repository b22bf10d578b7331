import { announce } from '../../client/announce.ts';

/** Does for a new page what a new document does by itself: the focus is at its beginning, and a screen reader hears its title. */
export const presentPage = (): void => {
  const place = fragmentTarget() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) {
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  announce(document.title);
};

const fragmentTarget = (): HTMLElement | null => document.getElementById(location.hash.slice(1));
