import { type Atom, atom } from 'jotai';

import { type Followed, followDocument, initialFollowed, type LiveValue } from './follow-document.ts';

/** What is followed in this tab, by address. */
const inThisTab = new Map<string, unknown>();

/** How long a document is still followed when nothing shows it any more: the next page may. In milliseconds. */
export const linger = 1_000;

export type LiveDocument<T extends LiveValue> = {
  /** `initial` until something newer has come; its version never falls. */
  documentAtom: Atom<T | undefined>;
  connectionAtom: Atom<Followed<T>['connection']>;
  /** While the connection is lost: when the server was last reached, in milliseconds since the epoch by this device. */
  lostSinceAtom: Atom<number | undefined>;
  /** The server's clock less this device's, in milliseconds: `Date.now() + offset` is what clocks run by. */
  offsetAtom: Atom<number>;
  /** When the source was last seen (an ISO instant; in a scoreboard one by game), newer than what the document says. */
  lastSeenAtom: Atom<Followed<T>['lastSeen']>;
};

/**
 * A document of `/api/v2/live` as it changes. While a component reads one of its atoms it is followed, with one
 * connection for all that ask for the address, in this tab and, where the browser can, in all its tabs. On the server it
 * is what was given.
 *
 *     const { documentAtom } = useMemo(() => liveDocument('/api/v2/live/12', game), [game]);
 *
 * @param initial what the page already has: only what changed since is asked for. Of all that ask for an address the first
 *   to be rendered gives it
 */
export function liveDocument<T extends LiveValue>(address: string, initial?: T): LiveDocument<T> {
  if (typeof window === 'undefined') return createLiveDocument(address, initial);
  const known = inThisTab.get(address);
  // one address is always the same kind of document
  if (known) return known as LiveDocument<T>;
  const created = createLiveDocument(address, initial);
  inThisTab.set(address, created);
  return created;
}

function createLiveDocument<T extends LiveValue>(address: string, initial: T | undefined): LiveDocument<T> {
  const followedAtom = atom(initialFollowed(initial));
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  followedAtom.onMount = (set) => {
    clearTimeout(timer);
    stop ??= followDocument(address, initial, set);
    return () => {
      timer = setTimeout(() => {
        stop?.();
        stop = undefined;
        // whoever asks later begins with what its page has
        inThisTab.delete(address);
      }, linger);
    };
  };
  return {
    documentAtom: atom((get) => get(followedAtom).document),
    connectionAtom: atom((get) => get(followedAtom).connection),
    lostSinceAtom: atom((get) => {
      const { connection, lastContact } = get(followedAtom);
      return connection === 'lost' ? lastContact : undefined;
    }),
    offsetAtom: atom((get) => get(followedAtom).offset),
    lastSeenAtom: atom((get) => get(followedAtom).lastSeen),
  };
}
