/** In ms. */
export const smoothScrollTime = 400;

const className = 'smooth-scroll';

/** Makes the browser's jump to a fragment smooth; style sheets respect prefers-reduced-motion. */
export const scrollSmoothly = (element: Element = document.documentElement): void => {
  element.classList.add(className);
  setTimeout(() => element.classList.remove(className), smoothScrollTime);
};
