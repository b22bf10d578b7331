import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

/** Files of colleges, named by the SHA-256 of their bytes in hexadecimal. */
export type FileStore = {
  /** Stores a file; one that is stored already stays. */
  put: (tenantId: number, chunks: AsyncIterable<Uint8Array>) => Promise<{ sha256: string; size: number }>;
  /** Its size in bytes; `undefined` when it does not exist. */
  stat: (tenantId: number, sha256: string) => Promise<{ size: number } | undefined>;
  /** The bytes of a range. Opens the file when iteration starts and closes it when it ends. */
  read: (tenantId: number, sha256: string, range: ByteRange) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  delete: (tenantId: number, sha256: string) => Promise<void>;
};

const chunkSize = 256 * 1024;

/** A file store in a folder, which is created when the first file is stored. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (tenantId: number, sha256: string) =>
    path.join(folder, String(tenantId), sha256.slice(0, 2), sha256.slice(2));

  return {
    put: async (tenantId, chunks) => {
      const unfinished = path.join(folder, `${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        const { sha256, size } = await write(unfinished, chunks);
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
        () => undefined,
      ),
    read: (tenantId, sha256, range) => readRange(pathOf(tenantId, sha256), range),
    delete: (tenantId, sha256) => rm(pathOf(tenantId, sha256), { force: true }),
  };
}

async function write(file: string, chunks: AsyncIterable<Uint8Array>): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx');
  let size = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await handle.writeFile(chunk);
      size += chunk.length;
    }
    // the row that names the file is committed after this
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sha256: hash.digest('hex'), size };
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
