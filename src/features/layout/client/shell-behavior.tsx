'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

/** What header, menus and search do beyond what the browser does by itself, loaded after the page. Renders nothing. */
export function ShellBehavior() {
  const { path, query } = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const loading = import('./behaviors.ts').then(({ startBehaviors }) => {
      stop = startBehaviors();
    });
    return () => void loading.then(() => stop?.());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address brings finished markup anew
  useEffect(() => {
    void import('./behaviors.ts').then(({ refreshBehaviors }) => refreshBehaviors());
  }, [path, query]);
  return null;
}
