'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { loadPart } from '../../client/load-part.ts';

type Props = {
  /** Id of the page view; undefined disables counting. */
  view?: string;
  /** Key of the random pick; undefined shows all campaigns. */
  picks?: string;
  place: string;
  className: string;
  children: ReactNode;
};

/** Wraps a promotion; loads the script that picks and counts its campaigns after the page is interactive. */
export function PromotionFrame({ view, picks, place, className, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isPicked, setPicked] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    let stop = () => {};
    const start = async () => {
      const { startPromotion } = await loadPart(() => import('./start-promotion.ts'), { name: null });
      if (isGone) return;
      stop = startPromotion(element, { view, picks });
      setPicked(true);
    };
    void start();
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
