const maxPatches = 100;
const maxBytes = 1_000_000;

type Entry = { from: number; bytes: Uint8Array };

/** Recent patches of a document, for subscribers that reconnect. */
export function createPatchRing() {
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
