'use client';

import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';

import { preventWakuReload } from '../../../waku/client/prevent-reload.ts';
import { useRegisterPayloadWrapper, useRouter } from '../../../waku/client/router.ts';
import { usePopState } from '../../../waku/client/use-pop-state.ts';
import { loadPart } from '../../client/load-part.ts';
import { afterLoad } from './later.ts';
import './navigation.css';
import { showOfflineNotice } from './offline-notice.ts';
import type { Runtime } from './runtime.ts';
import { ownTarget } from './soft-target.ts';

/** The first sign of a reader who may be about to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Turns clicks on plain links into soft navigations. One listener for the whole document, so that links
 * inside finished markup, which React does not know, behave like all others. What it takes to navigate well is loaded
 * when somebody may.
 */
export const SoftLinks = () => {
  const { path, query, push, prefetch } = useRouter();
  const [isPending, startNavigation] = useTransition();
  const registerRequests = useRegisterPayloadWrapper();
  const runtime = useRef<Runtime>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the sign that its page stands
  useLayoutEffect(() => {
    if (!isPending) runtime.current?.finish();
  }, [path, query, isPending]);

  usePopState(() => runtime.current?.followHistory() ?? false);

  useEffect(() => {
    preventWakuReload();
    let loading: Promise<Runtime> | undefined;
    let hasFailed = false;
    let wanted: URL | undefined;
    // without it links are the browser's: no reader misses it
    const onFailure = () => {
      hasFailed = true;
      if (!wanted) return;
      if (navigator.onLine) return location.assign(wanted);
      // not opened by itself as soon as the network is back
      wanted = undefined;
      showOfflineNotice();
    };
    const load = () => {
      loading ??= loadPart(() => import('./runtime.ts'), { name: null, onFailure }).then(({ createRuntime }) => {
        runtime.current = createRuntime({ push, prefetch, registerRequests, startNavigation });
        return runtime.current;
      });
      return loading;
    };
    const wake = () => void load();
    const follow = (event: MouseEvent) => {
      const url = ownTarget(event);
      const isMissing = hasFailed && !runtime.current;
      if (!url || (isMissing && navigator.onLine)) return;
      event.preventDefault();
      if (isMissing) return showOfflineNotice();
      wanted = url;
      void load().then(({ open }) => wanted === url && open(url));
    };
    const stopWaiting = afterLoad(() => {
      wake();
      void loadPart(() => import('./after-load.ts'), { name: null }).then(({ begin }) => begin());
    });
    document.addEventListener('click', follow);
    for (const sign of signs) document.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      stopWaiting();
      document.removeEventListener('click', follow);
      for (const sign of signs) document.removeEventListener(sign, wake);
      loading?.then(({ stop }) => stop());
    };
  }, [push, prefetch, registerRequests]);

  return null;
};
