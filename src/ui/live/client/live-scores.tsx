'use client';

import { type ComponentType, useEffect, useState } from 'react';

import { loadPart } from '../../client/load-part.ts';
import { waitUntil } from '../../client/wait-until.ts';

type Props = {
  /** When the first of the page's games begins to be followed; milliseconds since the epoch. */
  from: number;
};

/**
 * Lets the games of a page follow what is played: those whose places are marked (`data-live-game`, `data-live`). Nothing
 * of it is loaded and nobody is asked before the first of them is near.
 */
export function LiveScores({ from }: Props) {
  const [Places, setPlaces] = useState<ComponentType>();
  useEffect(
    () =>
      waitUntil(from, () => {
        void loadPart(() => import('./live-places.tsx'), { name: 'Live scores' }).then(({ LivePlaces }) =>
          setPlaces(() => LivePlaces),
        );
      }),
    [from],
  );
  return Places && <Places />;
}
