import { atom } from 'jotai';

/** How often clocks are looked at, in milliseconds: often enough that no second is skipped. */
export const LOOK_EVERY = 250;

/** This device's time in milliseconds since the epoch; undefined on the server and until it is watched. One for all clocks of a page. */
export const nowAtom = atom<number | undefined>(undefined);
nowAtom.onMount = (set) => {
  const tick = () => set(Math.floor(Date.now() / LOOK_EVERY) * LOOK_EVERY);
  tick();
  const timer = setInterval(tick, LOOK_EVERY);
  return () => clearInterval(timer);
};
