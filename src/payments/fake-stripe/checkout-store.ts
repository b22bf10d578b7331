import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { FakeRefund } from './refunds.ts';
import { type FakeSession, isSessionId } from './sessions.ts';

/** A checkout with its requests and events. */
export type FakeCheckout = {
  session: FakeSession;
  refunds: FakeRefund[];
  /** Request bodies by the id of the object that each created. */
  requests: Record<string, string>;
  /** Bodies of events that have not been delivered. */
  events: string[];
};

export type CheckoutStore = {
  get: (sessionId: string) => FakeCheckout | undefined;
  put: (checkout: FakeCheckout) => void;
  list: () => FakeCheckout[];
};

export function memoryStore(): CheckoutStore {
  const checkouts = new Map<string, FakeCheckout>();
  return {
    get: (sessionId) => checkouts.get(sessionId),
    put: (checkout) => void checkouts.set(checkout.session.id, checkout),
    list: () => [...checkouts.values()],
  };
}

/** One JSON file per checkout, replaced as a whole, so that checkouts survive a restart and a crash. */
export function fileStore(folder: string): CheckoutStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (sessionId: string) => path.join(folder, `${sessionId}.json`);
  const get = (sessionId: string): FakeCheckout | undefined => {
    if (!isSessionId(sessionId)) return undefined;
    try {
      return JSON.parse(readFileSync(fileOf(sessionId), 'utf8')) as FakeCheckout;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  return {
    get,
    put: (checkout) => {
      const file = fileOf(checkout.session.id);
      writeFileSync(`${file}.new`, JSON.stringify(checkout));
      renameSync(`${file}.new`, file);
    },
    list: () => readdirSync(folder).flatMap((name) => get(path.basename(name, '.json')) ?? []),
  };
}
