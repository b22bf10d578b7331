'use client';

import { useEffect, useReducer, useRef } from 'react';

import { focusSplash } from './focus-splash.ts';
import { isSplashDue } from './is-splash-due.ts';
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

/** Calls `run` when the page is loaded, painted and idle. Returns a cleanup function. */
function afterFirstPaint(run: () => void): () => void {
  const stop = new AbortController();
  const runIfWanted = () => {
    if (!stop.signal.aborted) run();
  };
  // not in every browser
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(runIfWanted) : setTimeout(runIfWanted));
  const whenLoaded = () => requestAnimationFrame(() => setTimeout(whenIdle));
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true, signal: stop.signal });
  return () => stop.abort();
}

/** Opens a splash and sets its cookie; `poster` takes focus after a delay. Returns a cleanup function. */
function openSplash(
  dialog: HTMLDialogElement,
  poster: HTMLElement | null,
  { background, foreground }: ShownSplash,
): () => void {
  dialog.style.setProperty('--splash-background', background);
  dialog.style.setProperty('--splash-foreground', foreground);
  // an inert dialog does not take the focus when it opens
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  rememberSkip('shown');
  return focusSplash(poster);
}
