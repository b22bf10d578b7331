'use client';

import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

import { useRouter } from '../../../waku/client/router.ts';
import { loadPart } from '../../client/load-part.ts';
import { findRotators } from './find-rotators.ts';

/** The button for all rotators, on pages with a rotator that moves. */
export function PauseAll() {
  const { path, query } = useRouter();
  const [Button, setButton] = useState<ComponentType>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL is another page
  useEffect(
    () =>
      findRotators(async (hasRotator) => {
        const control = hasRotator
          ? (await loadPart(() => import('./pause-all-button.tsx'))).PauseAllButton
          : undefined;
        setButton(() => control);
      }),
    [path, query],
  );

  return Button && <Button />;
}
