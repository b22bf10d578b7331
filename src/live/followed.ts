import { isDeepStrictEqual } from 'node:util';

import { createDelivery } from './delivery.ts';
import { beatEvent, greeting, type Heard, patchEvent, stateEvent, type Versioned } from './event-bytes.ts';
import { createPatchRing } from './patch-ring.ts';
import type { Reader } from './reader.ts';

/** A document that readers follow, and how it is read. */
export type Source<T extends Versioned> = {
  read: () => Promise<T | undefined>;
  heardOf: (document: T) => Heard;
  /** The document without what may change while its version stays. */
  withoutHeard: (document: T) => unknown;
};

type Options<T extends Versioned> = {
  source: Source<T>;
  /** Told how long it took to tell everybody of a change, in seconds, and how many that were. */
  onDelivered: (seconds: number, readers: number) => void;
  onFailure: (error: unknown) => void;
};

/** How soon a document that could not be read is read again. */
const readAgain = 2_000;

export type Followed = ReturnType<typeof createFollowed>;

/**
 * A document with those who follow it. It is read once for all of them, and what changed is put into bytes once. Readings
 * never overlap: several announcements in the meantime are one more reading, and versions go out in order.
 */
export function createFollowed<T extends Versioned>({ source, onDelivered, onFailure }: Options<T>) {
  const readers = new Set<Reader>();
  const ring = createPatchRing();
  const delivery = createDelivery();
  let document: T | undefined;
  /** The document as an event, made when somebody needs it. */
  let state: Uint8Array | undefined;
  /** Some have other contents under this version: patches would not fit them. */
  let isDivided = false;
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
      const isOther = !isDeepStrictEqual(source.withoutHeard(before), source.withoutHeard(next));
      if (isOther || next.version < before.version) {
        isDivided = true;
        ring.clear();
      }
      if (!isDeepStrictEqual(source.heardOf(before), source.heardOf(next))) void delivery.send(readers, beat(next));
      return;
    }
    const bytes = isDivided ? stateBytes(next) : patchEvent(before, next);
    if (!isDivided) ring.add(before.version, bytes);
    isDivided = false;
    const told = readers.size;
    void delivery.send(readers, bytes).then(() => onDelivered((performance.now() - since) / 1000, told));
  };

  const beat = (known: T) => beatEvent(Date.now(), source.heardOf(known));

  const readUntilFresh = async () => {
    while (isStale) {
      isStale = false;
      const since = performance.now();
      const next = await source.read();
      if (next) take(next, since);
      else end();
    }
  };

  const end = (lastWords?: Uint8Array) => {
    document = undefined;
    state = undefined;
    ring.clear();
    for (const reader of readers) reader.end(lastWords);
  };

  /** Reads the document again. Rejects where that fails; it is then tried again for as long as somebody follows. */
  const refresh = (): Promise<void> => {
    clearTimeout(retry);
    isStale = true;
    reading ??= readUntilFresh().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const refreshUntilRead = () => {
    refresh().catch((error) => {
      onFailure(error);
      if (readers.size > 0) retry = setTimeout(refreshUntilRead, readAgain);
    });
  };

  return {
    /** Whether there is such a document; reads it where that is not known. Rejects where it cannot be read. */
    exists: async (): Promise<boolean> => {
      if (!document) await (reading ?? refresh());
      return document !== undefined;
    },
    /** Something may have changed. */
    refresh: refreshUntilRead,
    /** Bytes of the whole document; 0 before it was read. */
    size: () => (document ? stateBytes(document).length : 0),
    /** Begins with what the reader does not have: nothing, some patches, or all of it. `version` is what the reader has. */
    join: (reader: Reader, version: number | undefined) => {
      if (!document) return reader.end();
      reader.write(greeting);
      reader.write(beat(document));
      const missed = version === document.version ? [] : version === undefined ? undefined : ring.since(version);
      for (const bytes of missed ?? [stateBytes(document)]) reader.write(bytes);
      readers.add(reader);
    },
    leave: (reader: Reader) => {
      readers.delete(reader);
      if (readers.size === 0) clearTimeout(retry);
    },
    readers: () => readers.size,
    beat: () => {
      if (document && readers.size > 0) void delivery.send(readers, beat(document));
    },
    end,
  };
}
