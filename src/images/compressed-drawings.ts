import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FileCache } from './file-cache.ts';

const compress = promisify(brotliCompress);

type Drawing = {
  tenantId: number;
  sha256: string;
  read: () => Promise<Uint8Array | undefined>;
};

/**
 * Drawings compressed with Brotli's best quality, which takes up to half a second and saves a fifth of what the compression of
 * streamed responses leaves.
 */
export function createCompressedDrawings(cache: FileCache) {
  const waiting = new Set<string>();
  // one at a time, because other compressions share their threads
  let last = Promise.resolve();

  const store = async (name: string, read: Drawing['read']) => {
    const bytes = await read();
    if (!bytes) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await cache.write(name, await compress(bytes, { params }));
  };

  return {
    /** The compressed bytes of a drawing. Undefined the first time, which has them made for later requests. */
    find: async ({ tenantId, sha256, read }: Drawing): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const name = `${tenantId}-${sha256}.svg.br`;
      const found = await cache.read(name);
      if (found || waiting.has(name)) return found;
      waiting.add(name);
      last = last
        .then(() => store(name, read))
        // the folder cannot be written; the response is compressed as it is sent
        .catch(() => {})
        .finally(() => waiting.delete(name));
      return undefined;
    },
  };
}
