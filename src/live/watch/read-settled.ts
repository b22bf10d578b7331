import { readFile, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { maxFileBytes } from '../../importers/file-size.ts';

/** A writer that pauses longer than this in the middle of a file leaves one that cannot be read, and is waited for. */
const settling = 50;

/** Marks by which a rewritten file is told: over network shares any of them may stay the same, hence all. */
export type Stamp = { readonly key: string; readonly mtime: number };

/** The marks of a file; `undefined` while there is none, as between deleting and renaming. */
export async function stampOf(path: string): Promise<Stamp | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile() || facts.size > maxFileBytes) return undefined;
  return { key: `${facts.mtimeMs}:${facts.size}:${facts.ino}`, mtime: facts.mtimeMs };
}

/** The bytes of a file that nobody is writing: read twice, a moment apart, and the same. `undefined` while it changes. */
export async function readSettled(path: string): Promise<Uint8Array | undefined> {
  const first = await readFile(path).catch(() => undefined);
  if (!first || first.length === 0) return undefined;
  await wait(settling);
  const second = await readFile(path).catch(() => undefined);
  return second && Buffer.compare(first, second) === 0 ? second : undefined;
}
