'use client';

import { useEffect, useRef } from 'react';

import { useRouter } from '../../../waku/client/router.ts';
import { createClickKey, recordClick } from './record-click.ts';
import { rememberSkip } from './remember-skip.ts';
import type { ShownSplash } from './shown-splash.ts';
import { SplashActions } from './splash-actions.tsx';
import styles from './splash-dialog.module.css';
import { SplashPoster } from './splash-poster.tsx';

/** A splash as a page. Escape leads home like its links. */
export function FullPageSplash({ splash, homeHref }: { splash: ShownSplash; homeHref: `/${string}` }) {
  const { push } = useRouter();
  const clickKey = useRef<string>(undefined);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      rememberSkip('snoozed');
      push(homeHref).catch(() => window.location.assign(homeHref));
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [push, homeHref]);

  function follow() {
    clickKey.current ??= createClickKey();
    void recordClick(splash.clickAddress, clickKey.current);
  }

  return (
    <div className={styles.whole} data-splash={splash.id}>
      <SplashPoster splash={splash} heading="h1" onFollow={follow} />
      <SplashActions homeHref={homeHref} onDismiss={rememberSkip} />
    </div>
  );
}
