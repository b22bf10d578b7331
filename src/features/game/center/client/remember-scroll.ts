/** What is under the board in every state of a game with a score. */
const belowBoard = 'game-center';

/**
 * Notes what of the page the reader sees. Call what it returns when the page has been drawn anew and scrolled to its top:
 * what is under the board stands where it stood, however high the board is now.
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
