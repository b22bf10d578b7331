import { useSyncExternalStore } from 'react';

import type { PlayOrder } from '../play-order.ts';

const key = 'play-order';

let chosen: PlayOrder | undefined;
const listeners = new Set<() => void>();

/**
 * The order in which this browser's reader wants the plays of live games, and how to change it; it is remembered. A page
 * of a finished game loads this too, so it uses React's own store rather than atoms.
 */
export function usePlayOrder(): [order: PlayOrder, choose: (order: PlayOrder) => void] {
  return [useSyncExternalStore(subscribe, getOrder, getServerOrder), chooseOrder];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getOrder(): PlayOrder {
  chosen ??= readOrder();
  return chosen;
}

const getServerOrder = (): PlayOrder => 'newest';

function chooseOrder(order: PlayOrder): void {
  chosen = order;
  writeOrder(order);
  for (const listener of listeners) listener();
}

function readOrder(): PlayOrder {
  try {
    return localStorage.getItem(key) === 'oldest' ? 'oldest' : 'newest';
  } catch {
    // the reader does not allow storage
    return 'newest';
  }
}

function writeOrder(order: PlayOrder): void {
  try {
    localStorage.setItem(key, order);
  } catch {
    // as above: the choice lasts as long as the page
  }
}
