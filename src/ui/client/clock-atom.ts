import { atom } from 'jotai';

const TICK = 1000;

/** Milliseconds since the epoch, once a second while anything watches it; undefined on the server and before the first tick. */
export const clockAtom = atom<number | undefined>(undefined);

clockAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), TICK);
  return () => clearInterval(timer);
};
