import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { ByteRange, FileStore } from './file-store.ts';
import { writeHashed } from './write-hashed.ts';

const chunkSize = 256 * 1024;

/** Files in a folder, which is created when the first file is stored. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (tenantId: number, sha256: string) =>
    path.join(folder, String(tenantId), sha256.slice(0, 2), sha256.slice(2));

  return {
    put: async (tenantId, chunks) => {
      const unfinished = path.join(folder, `${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        const { sha256, size } = await writeHashed(unfinished, chunks);
        const target = pathOf(tenantId, sha256);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(unfinished, target);
        return { sha256, size };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    stat: (tenantId, sha256) =>
      stat(pathOf(tenantId, sha256)).then(
        ({ size }) => ({ size }),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      ),
    read: (tenantId, sha256, range) => readRange(pathOf(tenantId, sha256), range),
    delete: (tenantId, sha256) => rm(pathOf(tenantId, sha256), { force: true }),
  };
}

async function* readRange(file: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const handle = await open(file);
  try {
    for (let position = start; position <= end; ) {
      const buffer = new Uint8Array(Math.min(chunkSize, end - position + 1));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      if (bytesRead === 0) throw new Error(`The stored file ${file} ends at byte ${position}; it has been cut`);
      yield buffer.subarray(0, bytesRead);
      position += bytesRead;
    }
  } finally {
    await handle.close();
  }
}
