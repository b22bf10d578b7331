import { useEffect, useEffectEvent } from 'react';

import { useReload } from '../../../../waku/client/use-reload.ts';

/**
 * Reloads the page once `isWanted`, preserving the scroll position.
 *
 * @param within spreads the reloads of all viewers of a game over this many milliseconds
 */
export function useFreshPage(isWanted: boolean, within: number): void {
  const reload = useReload(rememberScroll);
  const onTimeout = useEffectEvent(reload);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => onTimeout(), Math.random() * within);
    return () => clearTimeout(timer);
  }, [isWanted, within]);
}

/** Selector of the content below the board. */
const belowBoard = 'game-center';

/**
 * Saves the scroll position relative to the content below the board. Call the returned function after the page was
 * rendered again and scrolled to the top: the content returns to its position regardless of the board's new height.
 */
function rememberScroll(): () => void {
  const top = topOfPlace();
  const isScrolled = window.scrollY > 0;
  return () => {
    if (isScrolled) window.scrollBy({ top: topOfPlace() - top, behavior: 'instant' });
  };
}

const topOfPlace = (): number =>
  (document.getElementById(belowBoard) ?? document.documentElement).getBoundingClientRect().top;
