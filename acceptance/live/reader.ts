import { vi } from 'vitest';

import { type Followed, followDocument, type LiveValue } from '../../src/ui/live/client/follow-document.ts';

/** A reader's browser, which is never reloaded: what it shows now, and all it has shown. */
export type Reader<T extends LiveValue> = {
  /** What was shown, one after the other. */
  shown: readonly T[];
  /** How it came, whenever that changed. */
  ways: readonly Followed<T>['connection'][];
  now: () => T | undefined;
  leave: () => void;
};

/** Makes this process a browser as far as pages that follow games need one. Its tabs know nothing of each other: each reader has a connection. */
export function beBrowser(): void {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', {});
}

/** Follows the document at an address as our pages do, from nothing on. */
export function openReader<T extends LiveValue>(address: string): Reader<T> {
  const shown: T[] = [];
  const ways: Followed<T>['connection'][] = [];
  const leave = followDocument<T>(address, undefined, ({ document, connection }) => {
    if (document && document !== shown.at(-1)) shown.push(document);
    if (connection !== ways.at(-1)) ways.push(connection);
  });
  return { shown, ways, now: () => shown.at(-1), leave };
}
