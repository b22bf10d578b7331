'use client';

import { useEffect, useReducer, useRef } from 'react';

import { afterFirstPaint } from './after-first-paint.ts';
import { isSplashDue } from './is-splash-due.ts';
import { openSplash } from './open-splash.ts';
import { rememberSkip } from './remember-skip.ts';
import type { ShownSplash } from './shown-splash.ts';
import { followed, SplashDialog } from './splash-dialog.tsx';

/**
 * The splash over the page, if due. In a document the inline script has opened it; after a soft navigation, or if it
 * streams late, it opens after paint.
 */
export function SplashGate({ splash }: { splash: ShownSplash }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const poster = useRef<HTMLElement>(null);
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    // closed by the reader before hydration
    if (element.dataset['shown'] !== undefined) {
      rememberLeaving(element);
      return countClosing();
    }
    if (!isSplashDue(splash, document.cookie, Date.now())) return;
    let stop = afterFirstPaint(() => {
      stop = openSplash(element, poster.current, splash);
    });
    return () => stop();
  }, [splash]);

  function leave(left: HTMLDialogElement) {
    rememberLeaving(left);
    if (left.returnValue !== followed) focusBeginning();
    countClosing();
  }

  // remounted each time, which stops its media
  return <SplashDialog key={closings} ref={dialog} posterRef={poster} splash={splash} onClose={leave} />;
}

function rememberLeaving({ returnValue }: HTMLDialogElement) {
  if (returnValue !== followed) rememberSkip(returnValue === 'permanent' ? 'permanent' : 'snoozed');
}

/** Resets the focus so that the next Tab reaches the page's first link. */
function focusBeginning() {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}
