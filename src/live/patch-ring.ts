const mostPatches = 100;
const mostBytes = 1_000_000;

type Kept = { from: number; bytes: Uint8Array };

/** The last patches of a document, for readers who were away for a moment. */
export function createPatchRing() {
  let patches: Kept[] = [];
  let size = 0;
  return {
    /** Each patch begins where the one before it ended. */
    add: (from: number, bytes: Uint8Array) => {
      patches.push({ from, bytes });
      size += bytes.length;
      while (patches.length > mostPatches || size > mostBytes) size -= patches.shift()?.bytes.length ?? 0;
    },
    clear: () => {
      patches = [];
      size = 0;
    },
    /** The patches from a version to the last; undefined where it is too long ago, or never was. */
    since: (version: number): Uint8Array[] | undefined => {
      const first = patches.findIndex(({ from }) => from === version);
      return first === -1 ? undefined : patches.slice(first).map(({ bytes }) => bytes);
    },
  };
}
