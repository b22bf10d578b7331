import { useEffect, useRef } from 'react';
import { focusSplash } from './focus-splash.ts';
import { createClickKey, recordClick } from './record-click.ts';
import type { ShownSplash } from './shown-splash.ts';
import { SplashActions } from './splash-actions.tsx';
import { rememberSkip, type SplashSkip } from './splash-cookie.ts';
import styles from './splash-dialog.module.css';
import { SplashPoster } from './splash-poster.tsx';

type Props = { splash: ShownSplash; onClose: () => void };

/** A splash over the page. Its buttons and Escape close it; a click on it leads on. */
export function SplashDialog({ splash, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const poster = useRef<HTMLElement>(null);
  const clickKey = useRef<string>(undefined);
  const { background, foreground } = splash;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.style.setProperty('--splash-background', background);
    element.style.setProperty('--splash-foreground', foreground);
    // else the first link would have the focus at once
    element.autofocus = true;
    element.showModal();
    rememberSkip('shown');
    return focusSplash(element, poster.current);
  }, [background, foreground]);

  function dismiss(skip: SplashSkip) {
    rememberSkip(skip);
    // gives the focus back to where it was
    dialog.current?.close();
  }

  function follow() {
    clickKey.current ??= createClickKey();
    void recordClick(splash.clickAddress, clickKey.current);
    // tells so only when the browser has followed the link, which has to stay until then
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={splash.title}
      tabIndex={-1}
      onCancel={() => rememberSkip('snoozed')}
      onClose={onClose}
    >
      <SplashPoster ref={poster} splash={splash} heading="h2" onFollow={follow} />
      <SplashActions onDismiss={dismiss} />
    </dialog>
  );
}
