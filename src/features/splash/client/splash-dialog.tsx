import { type Ref, useRef } from 'react';

import { createClickKey, recordClick } from './record-click.ts';
import type { ShownSplash } from './shown-splash.ts';
import { SplashActions } from './splash-actions.tsx';
import styles from './splash-dialog.module.css';
import { SplashPoster } from './splash-poster.tsx';

type Props = {
  splash: ShownSplash;
  ref: Ref<HTMLDialogElement>;
  posterRef: Ref<HTMLElement>;
  /** What the dialog returns is the button pressed; empty for Escape. */
  onClose: (dialog: HTMLDialogElement) => void;
};

/** What a dialog returns that a click on the splash has closed. */
export const followed = 'followed';

/**
 * A splash over the page, closed at first. The script beside it may have opened it before this is at work; the browser
 * by itself closes it, by its buttons and by Escape. A click on it leads on.
 */
export function SplashDialog({ splash, ref, posterRef, onClose }: Props) {
  const clickKey = useRef<string>(undefined);

  function follow(link: Element) {
    clickKey.current ??= createClickKey();
    void recordClick(splash.clickAddress, clickKey.current);
    // tells so only when the browser has followed the link, which has to stay until then
    link.closest('dialog')?.close(followed);
  }

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={splash.title}
      tabIndex={-1}
      data-start={splash.startDate}
      data-end={splash.endDate ?? undefined}
      data-background={splash.background}
      data-foreground={splash.foreground}
      onClose={({ currentTarget }) => onClose(currentTarget)}
      suppressHydrationWarning
    >
      <SplashPoster ref={posterRef} splash={splash} heading="h2" isWaiting onFollow={follow} />
      <SplashActions />
    </dialog>
  );
}
