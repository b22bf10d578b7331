import { applyPatch, type PatchOp } from '../../../domain/live/patch.ts';
import type { Versioned } from './live-event.ts';

type Patch = { version: number; from: number; ops: readonly PatchOp[] };

/** Maximum number of patches that wait for an earlier one. */
const maxWaiting = 50;

export type PatchedDocument<T extends Versioned> = {
  get: () => T | undefined;
  /** Ignores older documents. Returns false when the waiting patches do not apply to the result. */
  replace: (document: T) => boolean;
  /** Returns false if an earlier patch is missing or this one does not apply, so that the whole document is needed. */
  patch: (patch: Patch) => boolean;
};

/** A document that is updated by patches, which may arrive out of order. Its version never decreases. */
export function createPatchedDocument<T extends Versioned>(initial: T | undefined): PatchedDocument<T> {
  let current = initial;
  /** By the version they apply to. */
  let waiting = new Map<number, Patch>();

  function applyWaiting(): void {
    let next = current && waiting.get(current.version);
    while (current && next) {
      const patched: T = applyPatch(current, next.ops);
      current = { ...patched, version: next.version };
      next = waiting.get(current.version);
    }
    const { version = 0 } = current ?? {};
    waiting = new Map([...waiting].filter(([from]) => from > version).slice(-maxWaiting));
  }

  function isUpToDate(): boolean {
    try {
      applyWaiting();
      return waiting.size === 0;
    } catch {
      // the patches belong to another document
      waiting.clear();
      return false;
    }
  }

  return {
    get: () => current,
    replace: (document) => {
      if (!current || document.version > current.version) current = document;
      return isUpToDate();
    },
    patch: (patch) => {
      if (current && patch.version <= current.version) return true;
      waiting.set(patch.from, patch);
      return isUpToDate();
    },
  };
}
