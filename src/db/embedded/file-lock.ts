import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const retryInterval = 50;

/**
 * Locks a file and returns a function that unlocks it; `undefined` while it is locked. The lock is SQLite's lock of an empty
 * database, because Node has no interface to the file locks of the operating system: they end with their process, however it
 * ends, and they hold between containers that share a folder.
 */
export function tryLockFile(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message === 'database is locked') return undefined;
    throw error;
  }
}

/** Waits for the lock of a file. Throws when it is still locked after `seconds`. */
export async function lockFile(file: string, seconds: number): Promise<() => void> {
  for (const until = performance.now() + seconds * 1000; ; await wait(retryInterval)) {
    const unlock = tryLockFile(file);
    if (unlock) return unlock;
    if (performance.now() > until) throw new Error(`${file} has been locked by another process for ${seconds} s`);
  }
}
