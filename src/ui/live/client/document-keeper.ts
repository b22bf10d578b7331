import { applyPatch, type PatchOp } from '../../../domain/live/patch.ts';
import type { Versioned } from './live-event.ts';

type Patch = { version: number; from: number; ops: readonly PatchOp[] };

/** Patches kept while something before them is missing. */
const mostWaiting = 50;

export type DocumentKeeper<T extends Versioned> = {
  get: () => T | undefined;
  /** A whole document; an older one than is there changes nothing. False when what came since does not follow on it. */
  replace: (document: T) => boolean;
  /** False when something is missing before it, or it does not fit. It waits then for the whole document. */
  patch: (patch: Patch) => boolean;
};

/** Keeps a document as patches come, in whatever order they do. Its version never falls. */
export function createKeeper<T extends Versioned>(initial: T | undefined): DocumentKeeper<T> {
  let kept = initial;
  /** By the version they start from. */
  let waiting = new Map<number, Patch>();

  function applyWaiting(): void {
    let next = kept && waiting.get(kept.version);
    while (kept && next) {
      const patched: T = applyPatch(kept, next.ops);
      kept = { ...patched, version: next.version };
      next = waiting.get(kept.version);
    }
    const { version = 0 } = kept ?? {};
    waiting = new Map([...waiting].filter(([from]) => from > version).slice(-mostWaiting));
  }

  function isUpToDate(): boolean {
    try {
      applyWaiting();
      return waiting.size === 0;
    } catch {
      // made for another document than ours
      waiting.clear();
      return false;
    }
  }

  return {
    get: () => kept,
    replace: (document) => {
      if (!kept || document.version > kept.version) kept = document;
      return isUpToDate();
    },
    patch: (patch) => {
      if (kept && patch.version <= kept.version) return true;
      waiting.set(patch.from, patch);
      return isUpToDate();
    },
  };
}
