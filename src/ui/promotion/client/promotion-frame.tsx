'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { countSeen } from './count-seen.ts';
import { showPicked } from './pick-one.ts';

type Props = {
  /** The page view that campaigns are counted for; undefined counts nothing. */
  view: string | undefined;
  /** Shows one campaign by chance, remembered by this key. */
  picks: string | undefined;
  place: string;
  className: string;
  children: ReactNode;
};

/** Around every promotion: picks and counts what is in it. */
export function PromotionFrame({ view, picks, place, className, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isPicked, setPicked] = useState(false);

  useLayoutEffect(() => {
    if (picks === undefined || !frame.current) return;
    showPicked(frame.current, picks);
    setPicked(true);
  }, [picks]);

  useEffect(() => {
    if (view !== undefined && frame.current) return countSeen(frame.current, view);
  }, [view]);

  return (
    <div ref={frame} className={className} data-place={place} data-picks={picks && !isPicked ? '' : undefined}>
      {children}
    </div>
  );
}
