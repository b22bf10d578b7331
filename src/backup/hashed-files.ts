import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

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
export async function* readCompressedLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip();
  const piping = pipeline(source, text);
  piping.catch(() => {});
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  await piping;
}

export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
