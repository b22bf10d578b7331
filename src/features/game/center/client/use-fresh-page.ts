import { useEffect, useEffectEvent } from 'react';

import { useReload } from '../../../../waku/client/use-reload.ts';
import { rememberScroll } from './remember-scroll.ts';

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
