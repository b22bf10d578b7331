'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

import { openUnderMouse } from './main-menu-hover.ts';
import { followMenu } from './off-canvas-menu.ts';
import { guardSearches } from './search-form.ts';
import { markStuckHeader } from './stuck-header.ts';

/** What header, menus and search do beyond what the browser does by itself. Renders nothing. */
export function ShellBehavior() {
  const { path } = useRouter();
  // a navigation may bring finished markup anew
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to start over
  useEffect(() => {
    const stops = [openUnderMouse(), followMenu(), guardSearches(), markStuckHeader()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [path]);
  return null;
}
