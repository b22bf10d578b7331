import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { type OutsideFile, streamOutsideFile } from '../storage/outside-file.ts';
import { splitLines } from './split-lines.ts';

/** Writes text compressed to a new file; resolves with the SHA-256 of the file. */
export async function writeCompressed(file: string, text: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new PassThrough();
  hashing.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(
    Readable.from(text),
    createGzip({ level: 4 }),
    hashing,
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return hash.digest('hex');
}

/** The lines of a compressed file. */
export async function* readCompressedLines(file: OutsideFile): AsyncGenerator<string> {
  const text = createGunzip();
  const piping = pipeline(streamOutsideFile(file), text);
  piping.catch(() => {});
  yield* splitLines(text);
  await piping;
}

export async function hashOfFile(file: OutsideFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of streamOutsideFile(file)) hash.update(chunk);
  return hash.digest('hex');
}
