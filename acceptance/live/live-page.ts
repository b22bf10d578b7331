import { vi } from 'vitest';

import { type Followed, followDocument, type LiveValue } from '../../src/ui/live/client/follow-document.ts';

/** A page that follows a document and is never reloaded. */
export type LivePage<T extends LiveValue> = {
  /** All documents shown, in order. */
  shown: readonly T[];
  /** All states of the connection, in order. */
  connections: readonly Followed<T>['connection'][];
  current: () => T | undefined;
  close: () => void;
};

/** Stubs the browser globals that the live client needs. Without BroadcastChannel and locks each page has its own connection. */
export function stubBrowser(): void {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', {});
  // the shortest jitter: clients reconnect four times as fast
  vi.spyOn(Math, 'random').mockReturnValue(0);
}

/** Opens a page that follows the document at an address. */
export function openLivePage<T extends LiveValue>(address: string): LivePage<T> {
  const shown: T[] = [];
  const connections: Followed<T>['connection'][] = [];
  const close = followDocument<T>(address, undefined, ({ document, connection }) => {
    if (document && document !== shown.at(-1)) shown.push(document);
    if (connection !== connections.at(-1)) connections.push(connection);
  });
  return { shown, connections, current: () => shown.at(-1), close };
}
