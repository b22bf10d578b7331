'use client';

import type { MouseEvent, ReactNode } from 'react';

type Props = {
  url: string;
  title: string;
  className: string | undefined;
  /** Links to sharing services, for browsers without a share sheet. */
  children: ReactNode;
};

/** Opens the device's share sheet; without one, or without JavaScript, shows a list of links. */
export function Share({ url, title, className, children }: Props) {
  function share(event: MouseEvent) {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // rejects when the reader closes the sheet
    void navigator.share({ url, title }).catch(() => undefined);
  }

  return (
    <details className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={share}>Share</summary>
      {children}
    </details>
  );
}
