import { useSyncExternalStore } from 'react';

import type { PlayOrder } from '../play-order.ts';

const key = 'play-order';

let chosen: PlayOrder | undefined;
const listeners = new Set<() => void>();

/**
 * The reader's stored play order for live games, with a setter. Pages of final games load this too, so it uses React's
 * useSyncExternalStore instead of Jotai.
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
    // storage is blocked
    return 'newest';
  }
}

function writeOrder(order: PlayOrder): void {
  try {
    localStorage.setItem(key, order);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}
