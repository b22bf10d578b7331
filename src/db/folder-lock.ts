import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Owner = { pid: number; started: string };

/**
 * Takes the folder for this process; two processes writing one embedded database would destroy it.
 * A lock left by a process that was killed is taken over. Throws an Error naming the owner while it lives.
 * Returns the release.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${path.resolve(folder)}.lock`;
  await mkdir(path.dirname(file), { recursive: true });
  const me: Owner = { pid: process.pid, started: await startOf(process.pid) };
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(me), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await readOwner(file);
    if (owner && (await startOf(owner.pid)) === owner.started) {
      throw new Error(
        `The database in ${folder} is in use by process ${owner.pid}. Stop it, choose another DATA_DIR, or set DATABASE_URL to a Postgres server that several processes can share.`,
      );
    }
    // of two processes that find the dead owner only one can rename it away
    const stale = `${file}.${process.pid}`;
    await rename(file, stale).then(
      () => rm(stale, { force: true }),
      () => {},
    );
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Owner;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      // the owner may be between creating and filling it
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return undefined;
}

/** Start time of a process, so that a reused process number is not taken for the owner; "alive" where /proc has none; empty when it is gone. */
async function startOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'alive';
  } catch {
    return 'alive';
  }
}
