import { atom } from 'jotai';

/** What decides in the browser which alerts are shown: its cookies and its time. */
export type Look = { cookies: string; now: number };

const knownAtom = atom<Look | undefined>(undefined);

/** Undefined on the server and until the browser has looked; setting it looks again. */
export const lookAtom = atom(
  (get) => get(knownAtom),
  (_get, set) => set(knownAtom, { cookies: document.cookie, now: Date.now() }),
);
lookAtom.onMount = (look) => look();
