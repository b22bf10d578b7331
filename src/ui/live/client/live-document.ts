import { type Atom, atom } from 'jotai';

import { type Followed, followDocument, initialFollowed, type LiveValue } from './follow-document.ts';

/** The live documents of this tab, by URL. */
const cache = new Map<string, unknown>();

/** Milliseconds for which a document is followed after its last subscriber has left, because the next page may need it. */
export const unsubscribeDelay = 1_000;

export type LiveDocument<T extends LiveValue> = {
  /** `initial` until a newer version arrives; the version never decreases. */
  documentAtom: Atom<T | undefined>;
  connectionAtom: Atom<Followed<T>['connection']>;
  /** While the connection is lost, when the server was last reached, in milliseconds since the epoch on this device's clock. */
  lostSinceAtom: Atom<number | undefined>;
  /** Server time minus device time, in milliseconds: clocks show `Date.now() + offset`. */
  offsetAtom: Atom<number>;
  /** When the source was last seen, more recent than in the document: an ISO instant or, in a scoreboard, one per game. */
  lastSeenAtom: Atom<Followed<T>['lastSeen']>;
};

/**
 * A document of `/api/v2/live` as it changes. It is followed while a component reads one of its atoms. All components
 * with the same address share one connection, in all tabs if the browser supports that. On the server it is `initial`.
 *
 *     const { documentAtom } = useMemo(() => liveDocument('/api/v2/live/12', game), [game]);
 *
 * @param initial what the page already contains, so that only later changes are fetched; that of the first component to
 *   render counts
 */
export function liveDocument<T extends LiveValue>(address: string, initial?: T): LiveDocument<T> {
  if (typeof window === 'undefined') return createLiveDocument(address, initial);
  const cached = cache.get(address);
  // a URL always has the same type of document
  if (cached) return cached as LiveDocument<T>;
  const created = createLiveDocument(address, initial);
  cache.set(address, created);
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
        // a later page starts from its own `initial`
        cache.delete(address);
      }, unsubscribeDelay);
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
