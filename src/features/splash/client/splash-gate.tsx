'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { afterFirstPaint } from './after-first-paint.ts';
import { isSplashDue } from './is-splash-due.ts';
import type { ShownSplash } from './shown-splash.ts';
import { findSkip, rememberSkip } from './splash-cookie.ts';

const SplashDialog = lazy(async () => ({ default: (await import('./splash-dialog.tsx')).SplashDialog }));

/** Opens the splash over the page once that is drawn, where it is due. Nothing of it is loaded before or elsewhere. */
export function SplashGate({ splash }: { splash: ShownSplash }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // browsers keep no cookie as long as that at once
    if (findSkip(document.cookie) === 'permanent') rememberSkip('permanent');
    if (!isSplashDue(splash, document.cookie, Date.now())) return;
    return afterFirstPaint(() => setOpen(true));
  }, [splash]);

  return (
    isOpen && (
      <Suspense fallback={null}>
        <SplashDialog splash={splash} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
