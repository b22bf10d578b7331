import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `handle` on every popstate event, before Waku's router, which does not see the event if `handle` returns true. Our listener
 * runs first because window listeners run in the order in which they were added, and effects of children run before those of their
 * parents.
 */
export const usePopState = (handle: () => boolean): void => {
  const onPopState = useEffectEvent((event: PopStateEvent) => {
    if (handle()) event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => onPopState(event);
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
};
