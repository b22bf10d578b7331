import { useLayoutEffect, useRef, useTransition } from 'react';

import { afterRouterEffects } from './commit.ts';
import { useRouter } from './router.ts';

/**
 * Returns a function that refetches the page on screen and shows it in a transition.
 *
 * @param rememberScroll called before the new page is shown; the function it returns is called after the router has scrolled to the
 *   top of the new page
 */
export const useReload = (rememberScroll: () => () => void): (() => void) => {
  const { reload } = useRouter();
  const [isPending, startReload] = useTransition();
  const restoreScroll = useRef<() => void>(undefined);

  // the cleanup runs in the commit that shows the new page, even if the new page does not contain this component
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
