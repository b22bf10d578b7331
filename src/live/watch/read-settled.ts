import { lstat, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { maxFileBytes } from '../../importers/file-size.ts';
import { type OutsideFile, pathInside, readOutsideFile } from '../../storage/outside-file.ts';

/** Milliseconds between the two reads that detect a file still being written. */
const settleTime = 50;

/** Metadata that identifies a version of a file. Uses all of it, because on network shares any part may stay the same. */
export type Stamp = { readonly key: string; readonly mtime: number };

/** The metadata of a file; `undefined` if it does not exist, as between delete and rename. */
export async function stampOf({ path, root }: OutsideFile): Promise<Stamp | undefined> {
  const stats = await (root === undefined ? stat(path) : lstat(pathInside(root, path))).catch(() => undefined);
  if (!stats?.isFile() || stats.size > maxFileBytes) return undefined;
  return { key: `${stats.mtimeMs}:${stats.size}:${stats.ino}`, mtime: stats.mtimeMs };
}

/** The bytes of a file that is not being written, verified by two identical reads. `undefined` while it changes. */
export async function readSettled(file: OutsideFile): Promise<Uint8Array | undefined> {
  const first = await readOutsideFile(file, maxFileBytes).catch(() => undefined);
  if (!first || first.length === 0) return undefined;
  await wait(settleTime);
  const second = await readOutsideFile(file, maxFileBytes).catch(() => undefined);
  return second && Buffer.compare(first, second) === 0 ? second : undefined;
}
