'use client';

import { useEffect, useLayoutEffect, useTransition } from 'react';
import { useRegisterRscEnhancer_UNSTABLE as useRegisterRequests } from 'waku/minimal/client';
import { useRouter } from 'waku/router/client';

import { loadDocument, recoverFromChunkErrors } from './chunk-errors.ts';
import { watchIntent } from './intent.ts';
import { afterLoad } from './later.ts';
import { beginNavigation, destination, finishNavigation, followHistory } from './navigation.ts';
import './navigation.css';
import { isOutdated } from './outdated.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';
import { keepScroll, saveScroll } from './scroll-memory.ts';
import { scrollSmoothly } from './smooth-scroll.ts';
import { isFragmentClick, softTarget } from './soft-target.ts';

/**
 * Turns clicks on plain links into soft navigations. One listener for the whole document, so that links
 * inside finished markup, which React does not know, behave like all others.
 */
export const SoftLinks = () => {
  const { path, query, push, prefetch } = useRouter();
  const [isPending, startNavigation] = useTransition();
  const registerRequests = useRegisterRequests();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the sign that its page stands
  useLayoutEffect(() => {
    if (!isPending) finishNavigation();
  }, [path, query, isPending]);

  useEffect(() => {
    const stops = [keepScroll(), followHistory(), recoverFromChunkErrors(destination), afterLoad()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (isFragmentClick(event)) {
        saveScroll();
        scrollSmoothly();
      }
      const target = softTarget(event);
      if (!target) return;
      event.preventDefault();
      if (isOutdated()) return loadDocument(new URL(target, location.href));
      saveScroll();
      beginNavigation({ to: target, isNew: true });
      startNavigation(async () => {
        // a failed navigation is the browser's to answer
        await push(target as `/${string}`).catch(() => location.assign(target));
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [push]);

  useEffect(() => {
    const queue = createPrefetchQueue((to) => prefetch(to as `/${string}`));
    const stops = [
      registerRequests(
        (next) =>
          (...request) =>
            queue.count(() => next(...request)),
      ),
      watchIntent((to) => isOutdated() || queue.add(to)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [prefetch, registerRequests]);

  return null;
};
