import { parse } from 'node:path';

import type { SourceFile } from '../images/store-media.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openOutsideFile, streamOutsideFile } from '../storage/outside-file.ts';
import { fileNameProblem } from '../web/file-name.ts';
import { extensionOf, extensionsOf, type FileClass, type FileType, fileTypes, maxBytes } from '../web/file-types.ts';
import { isUsageError, usageError } from '../web/usage-error.ts';
import { readText } from './read-text.ts';

/** A file in the file store that no row names yet. */
export type StagedFile = {
  name: string;
  extension: string;
  type: FileType;
  size: number;
  sha256: string;
  text: string | null;
};

/** Enough to recognize a type. */
const headSize = 4096;

/**
 * Checks a file and puts it into the store. Call it outside of a transaction: a recording takes seconds. Throws a usage
 * error for a file with an unsafe name, of another type, with bytes of another type than its extension, empty or too large.
 */
export async function stageFile(
  store: FileStore,
  tenantId: number,
  file: SourceFile,
  accept: readonly FileClass[],
): Promise<StagedFile> {
  const name = file.name.split('/').at(-1) ?? '';
  const problem = fileNameProblem(name);
  if (problem) throw usageError(`the name of the file ${problem}; rename it`);
  const extension = extensionOf(name);
  const type = fileTypes[extension];
  if (!type || !accept.includes(type.class))
    throw usageError(`the file is not one of: ${extensionsOf(accept).join(', ')}`);
  const source = await openSource(file);
  if (source.size === 0) throw usageError('the file is empty');
  if (source.size > maxBytes[type.class])
    throw usageError(`the file has ${source.size} bytes; the limit is ${maxBytes[type.class]}`);
  if (!type.matches(source.head))
    throw usageError(`the file is not what its extension promises: its bytes are not those of .${extension}`);
  const text = 'bytes' in file ? await readText(extension, file.bytes) : null;
  return { name, extension, type, text, ...(await store.put(tenantId, source.read())) };
}

type Source = { size: number; head: Uint8Array; read: () => AsyncIterable<Uint8Array> };

async function openSource(file: SourceFile): Promise<Source> {
  if ('bytes' in file) {
    const { bytes } = file;
    return {
      size: bytes.length,
      head: bytes.subarray(0, headSize),
      read: async function* () {
        yield bytes;
      },
    };
  }
  const { path } = file;
  if (path === undefined) throw usageError(file.problem);
  // the command has followed links already; whatever is one now has taken the place of the file
  const source = { root: parse(path).root, path };
  try {
    const handle = await openOutsideFile(source);
    try {
      const [{ size }, { buffer, bytesRead }] = await Promise.all([
        handle.stat(),
        handle.read(new Uint8Array(headSize), 0, headSize, 0),
      ]);
      return { size, head: buffer.subarray(0, bytesRead), read: () => streamOutsideFile(source) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isUsageError(error)) throw error;
    throw usageError(`the server cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
