'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';

import { preventWakuReload } from '../../../waku/client/prevent-reload.ts';
import { useRegisterPayloadWrapper, useRouter } from '../../../waku/client/router.ts';
import { usePopState } from '../../../waku/client/use-pop-state.ts';
import { useReload } from '../../../waku/client/use-reload.ts';
import { loadPart } from '../../client/load-part.ts';
import { afterLoad } from './after-load.ts';
import { entryKey } from './entry-key.ts';
import './navigation.css';
import { showOfflineNotice } from './offline-notice.ts';
import type { Runtime } from './runtime.ts';
import { softTarget } from './soft-target.ts';

/** Events that precede following a link. */
const intentEvents = ['pointerover', 'focusin', 'touchstart', 'scroll'] as const;

/**
 * Whether the runtime is needed before any of these events: the entry has a scroll position, or the service worker has yet
 * to save the script for a time without a connection.
 */
const isNeededAtOnce = () => entryKey() !== undefined || Boolean(navigator.serviceWorker?.controller);

const keepScroll = () => {
  const top = window.scrollY;
  return () => window.scrollTo({ top, behavior: 'instant' });
};

/**
 * Turns clicks on plain links into soft navigations. One listener on the document covers links in finished markup, which
 * React does not know. The navigation runtime is loaded when a link may be followed.
 */
export const SoftLinks = () => {
  const { path, query, push, prefetch } = useRouter();
  const [isPending, startNavigation] = useTransition();
  const registerRequests = useRegisterPayloadWrapper();
  const reload = useEffectEvent(useReload(keepScroll));
  const runtime = useRef<Runtime>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL means that its page has been rendered
  useLayoutEffect(() => {
    if (!isPending) runtime.current?.finish();
  }, [path, query, isPending]);

  usePopState(() => runtime.current?.followHistory() ?? false);

  useEffect(() => {
    preventWakuReload();
    let loading: Promise<Runtime> | undefined;
    let hasFailed = false;
    let pendingUrl: URL | undefined;
    // without the runtime, links work as plain links
    const onFailure = () => {
      hasFailed = true;
      if (!pendingUrl) return;
      if (navigator.onLine) return location.assign(pendingUrl);
      // keeps the page from opening by itself when the network is back
      pendingUrl = undefined;
      showOfflineNotice();
    };
    const load = (intent?: Event) => {
      loading ??= loadPart(() => import('./runtime.ts'), { name: null, onFailure }).then(({ createRuntime }) => {
        runtime.current = createRuntime({ push, prefetch, registerRequests, startNavigation, intent });
        return runtime.current;
      });
      return loading;
    };
    const wake = (intent: Event) => void load(intent);
    const follow = (event: MouseEvent) => {
      const url = softTarget(event);
      const isMissing = hasFailed && !runtime.current;
      if (!url || (isMissing && navigator.onLine)) return;
      event.preventDefault();
      if (isMissing) return showOfflineNotice();
      pendingUrl = url;
      void load().then(({ open }) => pendingUrl === url && open(url, event.target));
    };
    const stopWaiting = afterLoad(() => {
      if (isNeededAtOnce()) void load();
      void loadPart(() => import('./background-tasks.ts'), { name: null }).then(({ startBackgroundTasks }) =>
        startBackgroundTasks(reload, () =>
          runtime.current ? runtime.current.destination() : (pendingUrl?.href ?? location.href),
        ),
      );
    });
    document.addEventListener('click', follow);
    for (const name of intentEvents) document.addEventListener(name, wake, { once: true, passive: true });
    return () => {
      stopWaiting();
      document.removeEventListener('click', follow);
      for (const name of intentEvents) document.removeEventListener(name, wake);
      loading?.then(({ stop }) => stop());
    };
  }, [push, prefetch, registerRequests]);

  return null;
};
