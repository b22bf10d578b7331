import { constants } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';

import { usageError } from '../web/usage-error.ts';

/**
 * A file from outside of the installation: named by a person, or found in a folder or an archive, which may have been made to
 * reach other files. With a `root`, `path` is relative to it.
 */
export type OutsideFile = { path: string; root?: string | undefined };

// absent on Windows
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/**
 * Opens a regular file. Below a root, neither the file nor a folder on the way to it may be a symbolic link; the root itself
 * may be one, as may a file without a root, because a person chose it. Never waits for a pipe to be written to. Throws a
 * usage error for everything else.
 */
export async function openOutsideFile({ path: name, root }: OutsideFile): Promise<FileHandle> {
  const file = root === undefined ? path.resolve(name) : pathInside(root, name);
  requireRegular(file, await (root === undefined ? realpath(file).then(lstat) : lstat(file)).catch(asRefusal(file)));
  // a pipe or a link may have taken the place of the file
  const flags = O_RDONLY | O_NONBLOCK | (root === undefined ? 0 : O_NOFOLLOW);
  const handle = await open(file, flags).catch(asRefusal(file));
  try {
    const opened = await handle.stat();
    requireRegular(file, opened);
    if (root !== undefined) await requireUnlinked(root, name, opened);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The bytes of a file, which must not have more than `maxBytes`. */
export async function readOutsideFile(file: OutsideFile, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const handle = await openOutsideFile(file);
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw usageError(`${file.path} has ${size} bytes; the limit is ${maxBytes}.`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** The bytes of a file in chunks. It is opened when they are read. */
export async function* streamOutsideFile(file: OutsideFile): AsyncGenerator<Uint8Array> {
  const handle = await openOutsideFile(file);
  // closes the handle
  yield* handle.createReadStream();
}

/** A path below a folder. Throws a usage error for one outside, which a changed archive could name. */
export function pathInside(root: string, relative: string): string {
  const file = path.resolve(root, relative);
  if (!relative.includes('\0') && file.startsWith(path.join(path.resolve(root), path.sep))) return file;
  throw usageError(`${root} names a file outside of it: ${JSON.stringify(relative)}`);
}

type Stats = Awaited<ReturnType<typeof lstat>>;

function requireRegular(file: string, stats: Stats): void {
  if (!stats.isFile()) throw usageError(`${file} is ${kindOf(stats)} instead of a regular file; replace it.`);
}

function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return 'a symbolic link';
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** Throws a usage error if a folder between the root and the opened file is a link. */
async function requireUnlinked(root: string, name: string, opened: Stats): Promise<void> {
  const file = pathInside(root, name);
  const real = path.join(await realpath(root), path.relative(path.resolve(root), file));
  const isSame = (await realpath(file).catch(asRefusal(file))) === real;
  const found = await lstat(real).catch(asRefusal(file));
  if (!isSame || found.ino !== opened.ino || found.dev !== opened.dev)
    throw usageError(`${file} is reached through a symbolic link; replace the link by the folder itself.`);
}

const reasons: Record<string, string> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is missing',
  ELOOP: 'is a symbolic link instead of a regular file; replace it.',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
};

/** Whether a file could not be opened because nothing has its name. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  ['ENOENT', 'ENOTDIR'].includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '');

const asRefusal =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    const reason = reasons[error.code ?? ''];
    throw reason ? Object.assign(usageError(`${file} ${reason}`), { cause: error }) : error;
  };
