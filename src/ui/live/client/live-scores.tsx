'use client';

import { type ComponentType, useEffect, useState } from 'react';

import { loadPart } from '../../client/load-part.ts';
import { waitUntil } from '../../client/wait-until.ts';

type Props = {
  /** When to start, in epoch milliseconds. */
  from: number;
};

/**
 * Updates the games of a page that have live slots (`data-live-game`, `data-live`). Nothing is loaded or fetched before
 * the first of them is about to start.
 */
export function LiveScores({ from }: Props) {
  const [Slots, setSlots] = useState<ComponentType>();
  useEffect(
    () =>
      waitUntil(from, () => {
        void loadPart(() => import('./live-slots.tsx'), { name: 'Live scores' }).then(({ LiveSlots }) =>
          setSlots(() => LiveSlots),
        );
      }),
    [from],
  );
  return Slots && <Slots />;
}
