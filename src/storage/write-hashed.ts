import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Writes a new file and syncs it to the disk. Throws when the disk has fewer bytes than were written. */
export async function writeHashed(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await handle.writeFile(chunk);
      size += chunk.length;
    }
    // the row that names the file is committed after this
    await handle.sync();
    const stored = await handle.stat();
    if (stored.size !== size) throw new Error(`${file} has ${stored.size} of ${size} bytes; is the disk full?`);
  } finally {
    await handle.close();
  }
  return { sha256: hash.digest('hex'), size };
}
