import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type FileCache = {
  read: (name: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
};

/**
 * A cache of reproducible files in a folder limited to `maxBytes`: beyond that, the oldest half is deleted. Keys must be
 * valid file names. Writes are atomic.
 */
export function createFileCache(folder: string, maxBytes: number): FileCache {
  let size: Promise<number> | undefined;
  let count = 0;

  const measure = async () => {
    await mkdir(folder, { recursive: true });
    return (await list(folder)).reduce((sum, file) => sum + file.size, 0);
  };

  return {
    read: (name) =>
      readFile(path.join(folder, name)).then(
        (bytes) => bytes,
        () => undefined,
      ),
    write: async (name, bytes) => {
      size ??= measure();
      await size;
      const unfinished = path.join(folder, `${name}.${process.pid}.${++count}.part`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, path.join(folder, name));
      const total = (await size) + bytes.length;
      size = Promise.resolve(total);
      if (total > maxBytes) {
        size = dropOldest(folder, maxBytes / 2);
        await size;
      }
    },
  };
}

async function list(folder: string) {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size, mtimeMs }) => ({ name, size, mtimeMs }),
        // already deleted by another request
        () => undefined,
      ),
    ),
  );
  return files.filter((file) => file !== undefined);
}

/** Deletes the oldest files until at most `bytes` remain; returns the remaining size. */
async function dropOldest(folder: string, bytes: number): Promise<number> {
  const files = (await list(folder)).sort((a, b) => a.mtimeMs - b.mtimeMs);
  let left = files.reduce((sum, file) => sum + file.size, 0);
  for (const { name, size } of files) {
    if (left <= bytes) break;
    await rm(path.join(folder, name), { force: true });
    left -= size;
  }
  return left;
}
