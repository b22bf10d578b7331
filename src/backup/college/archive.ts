import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { isMissingFile, type OutsideFile, pathInside, streamOutsideFile } from '../../storage/outside-file.ts';
import { writeHashed } from '../../storage/write-hashed.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Description, ExportedFile } from './description.ts';

/** The files of an export that is being written, with their hashes. */
export function createArchive(folder: string) {
  const files: ExportedFile[] = [];
  return {
    files,
    write: async (name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> => {
      const target = pathInside(folder, name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      files.push({ path: name, ...(await writeHashed(target, chunks)) });
    },
  };
}

export type NewArchive = ReturnType<typeof createArchive>;

/** Reads the files of an export. Throws a usage error for one that is not as it was exported. */
export function openArchive(root: string, { files }: Pick<Description, 'files'>) {
  const listed = new Map(files.map((file) => [file.path, file]));
  const stream = async function* (name: string): AsyncGenerator<Uint8Array> {
    const file = pathInside(root, name);
    const expected = listed.get(name);
    if (!expected) throw usageError(`${root} does not list the file ${name}. Export the college again.`);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of readListed({ root, path: name })) {
      size += chunk.length;
      // the rest cannot be the file, and may not end
      if (size > expected.size) break;
      hash.update(chunk);
      yield chunk;
    }
    if (size !== expected.size || hash.digest('hex') !== expected.sha256)
      throw usageError(`${file} has other bytes than were exported. Export the college again.`);
  };
  return {
    stream,
    read: async (name: string): Promise<Buffer> => Buffer.concat(await Array.fromAsync(stream(name))),
  };
}

export type Archive = ReturnType<typeof openArchive>;

async function* readListed(file: OutsideFile): AsyncGenerator<Uint8Array> {
  try {
    yield* streamOutsideFile(file);
  } catch (error) {
    if (!isMissingFile(error) || !(error instanceof Error)) throw error;
    throw usageError(`${error.message}. Export the college again.`);
  }
}
