'use client';

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useRouter } from 'waku/router/client';

/** Milliseconds after a page has come until it is looked through for rotators. */
export const ROTATOR_CHECK_DELAY = 2000;

/** Not all of its slides fit side by side. */
const turns = (rotator: Element): boolean => {
  const row = rotator.querySelector('[data-slides]')?.parentElement;
  return row != null && row.scrollWidth > row.clientWidth;
};

/** The page's control of all rotators, where it has one that moves. */
export function PauseAll() {
  const { path, query } = useRouter();
  const [Button, setButton] = useState<ComponentType>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is another page
  useEffect(() => {
    const timer = setTimeout(async () => {
      const hasRotator = [...document.querySelectorAll('[data-rotator]')].some(turns);
      const control = hasRotator ? (await import('./pause-all-button.tsx')).PauseAllButton : undefined;
      setButton(() => control);
    }, ROTATOR_CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [path, query]);

  return Button && <Button />;
}
