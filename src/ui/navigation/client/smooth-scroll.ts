/** How long the page scrolls smoothly after a link to a place on it, in ms. */
export const SMOOTH_SCROLL = 400;

const CLASS = 'smooth-scroll';

/** Lets the browser's own jump to a place on the page be seen; style sheets say whether the reader wants motion. */
export const scrollSmoothly = (element: Element = document.documentElement): void => {
  element.classList.add(CLASS);
  setTimeout(() => element.classList.remove(CLASS), SMOOTH_SCROLL);
};
