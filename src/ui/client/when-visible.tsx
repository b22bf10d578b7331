'use client';

import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { onceVisible } from './once-visible.ts';

type Props = {
  /** What the server renders, and what stands until then: right without JavaScript, and of the same size. */
  still: ReactNode;
  /** Rendered in its place near the viewport; may be lazy: `const Live = lazy(() => import('./live.tsx'))`. */
  live: () => ReactNode;
  className?: string | undefined;
};

/**
 * Brings a part of an island to life only when it is within 150 px of the viewport, so that its scripts are not loaded
 * before. `still` keeps its place while they load.
 */
export function WhenVisible({ still, live, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    // in a transition, so that `still` is not taken away before `live` is there
    return place.current ? onceVisible(place.current, () => startTransition(() => setLive(true))) : undefined;
  }, []);
  return (
    <div ref={place} className={className}>
      <Suspense fallback={still}>{isLive ? live() : still}</Suspense>
    </div>
  );
}
