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
  /** The dialog's return value is the pressed button; empty for Escape. */
  onClose: (dialog: HTMLDialogElement) => void;
};

/** Return value of a dialog closed by a click on the splash. */
export const followed = 'followed';

/**
 * A splash dialog, initially closed. The inline script may open it before hydration; buttons and Escape close it natively.
 * A click follows its link.
 */
export function SplashDialog({ splash, ref, posterRef, onClose }: Props) {
  const clickKey = useRef<string>(undefined);

  function follow(link: Element) {
    clickKey.current ??= createClickKey();
    void recordClick(splash.clickAddress, clickKey.current);
    // closes only after the browser has followed the link, which must remain until then
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
