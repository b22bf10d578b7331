import { useLayoutEffect, useRef, useTransition } from 'react';

import { afterRouterEffects } from './commit.ts';
import { useRouter } from './router.ts';

/**
 * Returns a function that fetches the page on screen again and shows it in a transition.
 *
 * @param rememberScroll called before the new page is shown; the function it returns runs after the router has scrolled
 *   to the top of the new page
 */
export const useReload = (rememberScroll: () => () => void): (() => void) => {
  const { reload } = useRouter();
  const [isPending, startReload] = useTransition();
  const restoreScroll = useRef<() => void>(undefined);

  // the cleanup runs in the commit that shows the new page, also where that page no longer contains this component
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    return () => afterRouterEffects(() => restoreScroll.current?.());
  }, [isPending]);

  return () =>
    startReload(async () => {
      await reload().catch(() => location.reload());
      restoreScroll.current = rememberScroll();
    });
};
