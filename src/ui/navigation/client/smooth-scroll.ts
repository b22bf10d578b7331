/** How long the page scrolls smoothly after a link to a place on it, in ms. */
export const smoothScroll = 400;

const className = 'smooth-scroll';

/** Lets the browser's own jump to a place on the page be seen; style sheets say whether the reader wants motion. */
export const scrollSmoothly = (element: Element = document.documentElement): void => {
  element.classList.add(className);
  setTimeout(() => element.classList.remove(className), smoothScroll);
};
