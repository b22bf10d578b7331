import { isDeepStrictEqual } from 'node:util';

import { createBroadcast } from './broadcast.ts';
import { beatEvent, greeting, type LastSeen, patchEvent, stateEvent, type Versioned } from './event-bytes.ts';
import type { Subscriber } from './subscriber.ts';

const maxPatches = 100;
const maxBytes = 1_000_000;

type Entry = { from: number; bytes: Uint8Array };

/** Recent patches of a document, for subscribers that reconnect. */
function createPatchRing() {
  let patches: Entry[] = [];
  let size = 0;
  return {
    /** Each patch starts at the version where the previous one ended. */
    add: (from: number, bytes: Uint8Array) => {
      patches.push({ from, bytes });
      size += bytes.length;
      while (patches.length > maxPatches || size > maxBytes) size -= patches.shift()?.bytes.length ?? 0;
    },
    clear: () => {
      patches = [];
      size = 0;
    },
    /** The patches since a version; undefined if it is too old or unknown. */
    since: (version: number): Uint8Array[] | undefined => {
      const first = patches.findIndex(({ from }) => from === version);
      return first === -1 ? undefined : patches.slice(first).map(({ bytes }) => bytes);
    },
  };
}

/** Loads the document of a topic. */
export type Source<T extends Versioned> = {
  read: () => Promise<T | undefined>;
  lastSeenOf: (document: T) => LastSeen;
  /** The document without the parts that may change within a version. */
  withoutLastSeen: (document: T) => unknown;
};

type Options<T extends Versioned> = {
  source: Source<T>;
  /** Receives the delivery time of a change in seconds and the number of subscribers. */
  onDelivered: (seconds: number, subscribers: number) => void;
  onFailure: (error: unknown) => void;
};

/** Milliseconds before a failed read is retried. */
const retryDelay = 2_000;

export type LiveTopic = ReturnType<typeof createTopic>;

/**
 * A document and its subscribers. Each change is read and encoded once for all of them. Reads never overlap: changes
 * announced during a read are coalesced into one more read, and versions are sent in order.
 */
export function createTopic<T extends Versioned>({ source, onDelivered, onFailure }: Options<T>) {
  const subscribers = new Set<Subscriber>();
  const ring = createPatchRing();
  const broadcast = createBroadcast();
  let document: T | undefined;
  /** The document as an event, encoded on demand. */
  let state: Uint8Array | undefined;
  /** Subscribers have different content for the same version, so patches would not apply. */
  let isDiverged = false;
  let reading: Promise<void> | undefined;
  let isStale = false;
  let retry: NodeJS.Timeout | undefined;

  const stateBytes = (known: T) => {
    state ??= stateEvent(known);
    return state;
  };

  const take = (next: T, since: number) => {
    const before = document;
    document = next;
    state = undefined;
    if (!before) return;
    if (next.version <= before.version) {
      const hasChanged = !isDeepStrictEqual(source.withoutLastSeen(before), source.withoutLastSeen(next));
      if (hasChanged || next.version < before.version) {
        isDiverged = true;
        ring.clear();
      }
      if (!isDeepStrictEqual(source.lastSeenOf(before), source.lastSeenOf(next)))
        void broadcast.send(subscribers, beat(next));
      return;
    }
    const bytes = isDiverged ? stateBytes(next) : patchEvent(before, next);
    if (!isDiverged) ring.add(before.version, bytes);
    isDiverged = false;
    const count = subscribers.size;
    void broadcast.send(subscribers, bytes).then(() => onDelivered((performance.now() - since) / 1000, count));
  };

  const beat = (known: T) => beatEvent(Date.now(), source.lastSeenOf(known));

  const readUntilFresh = async () => {
    while (isStale) {
      isStale = false;
      const since = performance.now();
      const next = await source.read();
      if (next) take(next, since);
      else end();
    }
  };

  const end = (lastEvent?: Uint8Array) => {
    document = undefined;
    state = undefined;
    ring.clear();
    for (const subscriber of subscribers) subscriber.end(lastEvent);
  };

  /** Reads the document again. Rejects if the read fails. */
  const refresh = (): Promise<void> => {
    clearTimeout(retry);
    isStale = true;
    reading ??= readUntilFresh().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const refreshWithRetry = () => {
    refresh().catch((error) => {
      onFailure(error);
      if (subscribers.size > 0) retry = setTimeout(refreshWithRetry, retryDelay);
    });
  };

  return {
    /** Whether the document exists; reads it if necessary. Rejects if the read fails. */
    exists: async (): Promise<boolean> => {
      if (!document) await (reading ?? refresh());
      return document !== undefined;
    },
    /** Reads the document because it may have changed; retries while there are subscribers. */
    refresh: refreshWithRetry,
    /** Size of the encoded document in bytes; 0 before the first read. */
    size: () => (document ? stateBytes(document).length : 0),
    /** Adds a subscriber that has `version`, and sends the missed patches or the whole document. */
    subscribe: (subscriber: Subscriber, version: number | undefined) => {
      if (!document) return subscriber.end();
      subscriber.write(greeting);
      subscriber.write(beat(document));
      const missed = version === document.version ? [] : version === undefined ? undefined : ring.since(version);
      for (const bytes of missed ?? [stateBytes(document)]) subscriber.write(bytes);
      subscribers.add(subscriber);
    },
    unsubscribe: (subscriber: Subscriber) => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0) clearTimeout(retry);
    },
    subscribers: () => subscribers.size,
    beat: () => {
      if (document && subscribers.size > 0) void broadcast.send(subscribers, beat(document));
    },
    end,
  };
}
