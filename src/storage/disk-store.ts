import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { ByteRange, FileStore, ReadableStore } from './file-store.ts';
import { isMissingFile, openOutsideFile } from './outside-file.ts';
import { writeHashed } from './write-hashed.ts';

const chunkSize = 256 * 1024;

/** Files in a folder, which is created when the first file is stored. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (tenantId: number, sha256: string) => path.join(folder, nameOf(tenantId, sha256));

  return {
    put: async (tenantId, chunks) => {
      const unfinished = path.join(folder, `${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      try {
        const { sha256, size } = await writeHashed(unfinished, chunks);
        const target = pathOf(tenantId, sha256);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(unfinished, target);
        // the row that names the file is committed after this
        await syncFolders(path.dirname(target), folder);
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
    read: (tenantId, sha256, range) => readRange(() => open(pathOf(tenantId, sha256)), range),
    delete: (tenantId, sha256) => rm(pathOf(tenantId, sha256), { force: true }),
  };
}

/** Makes the entries of new files and folders durable, from `inner` up to `outer`. */
async function syncFolders(inner: string, outer: string): Promise<void> {
  // a folder cannot be opened there
  if (process.platform === 'win32') return;
  for (let folder = path.resolve(inner); ; folder = path.dirname(folder)) {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
    if (folder === path.resolve(outer)) return;
  }
}

/** Reads the files that a disk store has written into a folder which may have been changed since, such as a backup. */
export function createOutsideStore(root: string): ReadableStore {
  const openFile = (tenantId: number, sha256: string) => openOutsideFile({ root, path: nameOf(tenantId, sha256) });
  return {
    stat: async (tenantId, sha256) => {
      try {
        const handle = await openFile(tenantId, sha256);
        return await handle.stat().finally(() => handle.close());
      } catch (error) {
        if (isMissingFile(error)) return undefined;
        throw error;
      }
    },
    read: (tenantId, sha256, range) => readRange(() => openFile(tenantId, sha256), range),
  };
}

const nameOf = (tenantId: number, sha256: string) => path.join(String(tenantId), sha256.slice(0, 2), sha256.slice(2));

async function* readRange(
  openFile: () => Promise<FileHandle>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const handle = await openFile();
  try {
    for (let position = start; position <= end; ) {
      const buffer = new Uint8Array(Math.min(chunkSize, end - position + 1));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      if (bytesRead === 0) throw new Error(`The stored file ends at byte ${position}; it has been cut`);
      yield buffer.subarray(0, bytesRead);
      position += bytesRead;
    }
  } finally {
    await handle.close();
  }
}
