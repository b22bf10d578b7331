import { atom } from 'jotai';

/** Clock update interval in milliseconds, short enough not to skip a second. */
export const lookEvery = 250;

/** The device's time in milliseconds since the epoch, shared by all clocks of a page; undefined on the server and until mounted. */
export const nowAtom = atom<number | undefined>(undefined);
nowAtom.onMount = (set) => {
  const tick = () => set(Math.floor(Date.now() / lookEvery) * lookEvery);
  tick();
  const timer = setInterval(tick, lookEvery);
  return () => clearInterval(timer);
};
