import { createHash } from 'node:crypto';

import type { Bucket } from '../storage/bucket.ts';
import type { FileCache } from './file-cache.ts';

type Options = {
  local: FileCache;
  bucket: Pick<Bucket, 'get' | 'put'>;
  onFailure: (error: unknown) => void;
};

const keyOf = (name: string) => `derived/${name}`;

/**
 * A cache of derived pictures that all machines share in the object store, with a local cache in front of it. While the
 * store fails, pictures are rendered and cached locally.
 */
export function createSharedCache({ local, bucket, onFailure }: Options): FileCache {
  const fetch = async (name: string): Promise<Buffer<ArrayBuffer> | undefined> => {
    try {
      const response = await bucket.get(keyOf(name));
      const bytes = response && Buffer.from(await response.arrayBuffer());
      if (bytes) await local.write(name, bytes);
      return bytes;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };
  return {
    read: async (name) => (await local.read(name)) ?? (await fetch(name)),
    write: async (name, bytes) => {
      await local.write(name, bytes);
      await bucket.put(keyOf(name), new Blob([new Uint8Array(bytes)]), sha256(bytes)).catch(onFailure);
    },
  };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
