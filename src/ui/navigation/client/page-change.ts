import { announce } from '../../client/announce.ts';

/** Moves the focus to the beginning of a new page and announces its title, as browsers do for new documents. */
export const presentPage = (): void => {
  const place = fragmentTarget() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) {
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  announce(document.title);
};

const fragmentTarget = (): HTMLElement | null => document.getElementById(location.hash.slice(1));
