'use client';

import { useEffect } from 'react';

import { CloseMenus } from '../../../ui/client/close-menus.tsx';
import { loadPart } from '../../../ui/client/load-part.ts';
import { useRouter } from '../../../waku/client/router.ts';

let loading: Promise<typeof import('./behaviors.ts')> | undefined;

function loadBehaviors() {
  loading ??= loadPart(() => import('./behaviors.ts'));
  return loading;
}

/** Behavior of header, menus and search beyond native HTML. Everything but closing menus is loaded after the page. */
export function ShellBehavior() {
  const { path, query } = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadBehaviors().then(({ startBehaviors }) => {
      if (!isGone) stop = startBehaviors();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL replaces the markup
  useEffect(() => {
    void loadBehaviors().then(({ refreshBehaviors }) => refreshBehaviors());
  }, [path, query]);
  return <CloseMenus />;
}
