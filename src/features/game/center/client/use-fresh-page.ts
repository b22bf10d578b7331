import { useEffect, useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';
import { useRouter } from 'waku/router/client';

import { rememberScroll } from './remember-scroll.ts';

/**
 * Brings the page on screen anew from the server once it `isWanted`; the reader stays where they are in it.
 *
 * @param within so many milliseconds, at random: everybody who follows a game wants it at the same moment
 */
export function useFreshPage(isWanted: boolean, within: number): void {
  const { reload } = useRouter();
  const [isComing, startComing] = useTransition();
  const scrollBack = useRef<() => void>(undefined);

  // Waku scrolls to the top with the new page. Cleaned up is before that, also where the page has no use for us any more
  useLayoutEffect(() => {
    if (!isComing) return undefined;
    return () => queueMicrotask(() => scrollBack.current?.());
  }, [isComing]);

  const bring = useEffectEvent(() =>
    startComing(async () => {
      // what failed is the browser's to answer
      await reload().catch(() => location.reload());
      // the new page is shown when this ends
      scrollBack.current = rememberScroll();
    }),
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => bring(), Math.random() * within);
    return () => clearTimeout(timer);
  }, [isWanted, within]);
}
