/** Selector of the content below the board. */
const belowBoard = 'game-center';

/**
 * Saves the scroll position relative to the content below the board. Call the returned function after the page was
 * rendered again and scrolled to the top: the content returns to its position regardless of the board's new height.
 */
export function rememberScroll(): () => void {
  const top = topOfPlace();
  const isScrolled = window.scrollY > 0;
  return () => {
    if (isScrolled) window.scrollBy({ top: topOfPlace() - top, behavior: 'instant' });
  };
}

const topOfPlace = (): number =>
  (document.getElementById(belowBoard) ?? document.documentElement).getBoundingClientRect().top;
