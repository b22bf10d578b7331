'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';

import { softTarget } from './soft-target.ts';

/**
 * Turns clicks on plain links into soft navigations. One listener for the whole document, so that links
 * inside finished markup, which React does not know, behave like all others.
 */
export const SoftLinks = () => {
  const { push } = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = softTarget(event);
      if (!target) return;
      event.preventDefault();
      // a failed navigation is the browser's to answer
      push(target as `/${string}`).catch(() => window.location.assign(target));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [push]);
  return null;
};
