'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { loadPart } from '../../client/load-part.ts';

type Props = {
  /** The page view that campaigns are counted for; undefined counts nothing. */
  view: string | undefined;
  /** Shows one campaign by chance, remembered by this key. */
  picks: string | undefined;
  place: string;
  className: string;
  children: ReactNode;
};

/** Around every promotion: picks and counts what is in it. How, is loaded when the page stands. */
export function PromotionFrame({ view, picks, place, className, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isPicked, setPicked] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    let stop = () => {};
    const begin = async () => {
      const { startShowing } = await loadPart(() => import('./start-showing.ts'), { name: null });
      if (isGone) return;
      stop = startShowing(element, { view, picks });
      setPicked(true);
    };
    void begin();
    return () => {
      isGone = true;
      stop();
    };
  }, [picks, view]);

  return (
    <div ref={frame} className={className} data-place={place} data-picks={picks && !isPicked ? '' : undefined}>
      {children}
    </div>
  );
}
