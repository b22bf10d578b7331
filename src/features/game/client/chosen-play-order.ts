import { atom } from 'jotai';
import type { PlayOrder } from '../play-order.ts';

const KEY = 'play-order';

const storedAtom = atom<PlayOrder>('newest');
storedAtom.onMount = (set) => set(readOrder());

/** The order in which this browser's reader wants the plays of live games; it is remembered. */
export const playOrderAtom = atom(
  (get) => get(storedAtom),
  (_get, set, order: PlayOrder) => {
    set(storedAtom, order);
    writeOrder(order);
  },
);

function readOrder(): PlayOrder {
  try {
    return localStorage.getItem(KEY) === 'oldest' ? 'oldest' : 'newest';
  } catch {
    // the reader does not allow storage
    return 'newest';
  }
}

function writeOrder(order: PlayOrder): void {
  try {
    localStorage.setItem(KEY, order);
  } catch {
    // as above: the choice lasts as long as the page
  }
}
