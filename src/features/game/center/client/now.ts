import { atom } from 'jotai';

/** How often clocks are looked at, in milliseconds: often enough that no second is skipped. */
export const lookEvery = 250;

/** This device's time in milliseconds since the epoch; undefined on the server and until it is watched. One for all clocks of a page. */
export const nowAtom = atom<number | undefined>(undefined);
nowAtom.onMount = (set) => {
  const tick = () => set(Math.floor(Date.now() / lookEvery) * lookEvery);
  tick();
  const timer = setInterval(tick, lookEvery);
  return () => clearInterval(timer);
};
