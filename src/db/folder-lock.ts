import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startOfProcess } from './process-start.ts';

const maxAttempts = 8;
const heartbeatInterval = 5_000;
/** Age of the last heartbeat after which a claim from another machine or container is stale. */
const staleAfter = 30_000;

const here = os.hostname().replace(/[^a-zA-Z0-9.-]/g, '-');
let claims = 0;

type Claim = { host: string; pid: number; started: string };

/**
 * Locks the folder for this process; two processes writing one embedded database would corrupt it. A claim left by a
 * killed process is ignored. Throws an Error with code `FOLDER_IN_USE` that names the owner while it runs. Returns a
 * function that releases the lock.
 *
 * Each process first writes a claim under a name that is never reused, then looks for other live claims. Without one it
 * owns the folder. Of two processes that start at once at least one sees the other, withdraws and retries. Claims are
 * never taken over, so a race for a stale one cannot give the lock to two processes.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const claimed = `${path.resolve(folder)}.lock`;
  const mine = `${here}~${process.pid}~${await startOfProcess(process.pid)}~${++claims}`;
  const file = path.join(claimed, mine);
  await mkdir(claimed, { recursive: true });
  for (let attempt = 1; ; attempt++) {
    await writeFile(file, '');
    const other = await findLiveClaim(claimed, mine);
    if (!other) return keepAlive(file);
    await rm(file, { force: true });
    if (attempt === maxAttempts) throw inUse(folder, other);
    await wait(20 + Math.random() * 40 * attempt);
  }
}

/** Whether an error reports that another process has locked the folder. */
export function isFolderInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FOLDER_IN_USE';
}

function keepAlive(file: string): () => Promise<void> {
  const timer = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), heartbeatInterval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
}

async function findLiveClaim(folder: string, mine: string): Promise<Claim | undefined> {
  for (const name of await readdir(folder)) {
    const claim = parseClaim(name);
    if (name === mine || !claim) continue;
    if (await isLive(claim, path.join(folder, name))) return claim;
    await rm(path.join(folder, name), { force: true });
  }
  return undefined;
}

function parseClaim(name: string): Claim | undefined {
  const [host, pid, started] = name.split('~');
  return host && pid && started ? { host, pid: Number(pid), started } : undefined;
}

// process ids of another machine cannot be checked, so its claims are live while their heartbeat is recent
async function isLive({ host, pid, started }: Claim, file: string): Promise<boolean> {
  if (host === here) return (await startOfProcess(pid)) === started;
  const last = await stat(file).catch(() => undefined);
  return last !== undefined && Date.now() - last.mtimeMs < staleAfter;
}

function inUse(folder: string, { host, pid }: Claim): Error {
  const owner = host === here ? `process ${pid}` : `process ${pid} on ${host}`;
  const message = `The database in ${folder} is in use by ${owner}. Stop it, choose another DATA_DIR, or set DATABASE_URL to a Postgres server that several processes can share.`;
  return Object.assign(new Error(message), { code: 'FOLDER_IN_USE' });
}
