import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Bucket } from './bucket.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { writeHashed } from './write-hashed.ts';

/** Requests for one range; each continues where the connection of the one before broke. */
const attempts = 3;

type Options = {
  /** Folder for uploads until they are complete. */
  uploadFolder: string;
  /** Lets browsers read files at the store with signed URLs. */
  isPublic?: boolean;
};

/** Files in an object store. */
export function createObjectStore(bucket: Bucket, { uploadFolder, isPublic = false }: Options): FileStore {
  return {
    put: async (tenantId, chunks) => {
      // an object is named by its hash, so that all its bytes are read before the first is sent
      const file = path.join(uploadFolder, `${randomUUID()}.part`);
      await mkdir(uploadFolder, { recursive: true });
      try {
        const { sha256, size } = await writeHashed(file, chunks);
        const key = keyOf(tenantId, sha256);
        if ((await bucket.head(key)) !== size) {
          await bucket.put(key, await openAsBlob(file), sha256);
          const stored = await bucket.head(key);
          if (stored !== size) throw new Error(`The object ${key} has ${stored} of ${size} bytes`);
        }
        return { sha256, size };
      } finally {
        await rm(file, { force: true });
      }
    },
    stat: async (tenantId, sha256) => {
      const size = await bucket.head(keyOf(tenantId, sha256));
      return size === undefined ? undefined : { size };
    },
    read: (tenantId, sha256, range) => readRange(bucket, keyOf(tenantId, sha256), range),
    delete: (tenantId, sha256) => bucket.delete(keyOf(tenantId, sha256)),
    ...(isPublic && {
      urlOf: (tenantId, sha256, { mime, disposition }) =>
        bucket.sign(keyOf(tenantId, sha256), {
          'response-content-type': mime,
          'response-content-disposition': disposition,
        }),
    }),
  };
}

const keyOf = (tenantId: number, sha256: string) => `files/${tenantId}/${sha256}`;

async function* readRange(
  bucket: Bucket,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let position = start;
  for (let attempt = 1; position <= end; attempt++) {
    const response = await bucket.get(key, `bytes=${position}-${end}`);
    if (!response?.body) throw new Error(`There is no object ${key}`);
    try {
      for await (const chunk of response.body) {
        yield chunk;
        position += chunk.length;
      }
      if (position <= end) throw new Error(`The object ${key} ended at byte ${position} of ${end}`);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
