import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startOfProcess } from './process-start.ts';

const rounds = 8;
const beat = 5_000;
/** After so long without a beat a claim from another machine or container is taken for dead. */
const silence = 30_000;

const here = os.hostname().replace(/[^a-zA-Z0-9.-]/g, '-');
let claims = 0;

type Claim = { host: string; pid: number; started: string };

/**
 * Takes the folder for this process; two processes writing one embedded database would destroy it.
 * A claim left by a process that was killed does not count. Throws an Error with code `FOLDER_IN_USE` that names
 * the owner while it lives. Returns the release.
 *
 * Each comer first puts down a claim under a name that is never used twice, then looks for others. Whoever sees no
 * living one owns the folder; of two that come at once at least one sees the other, and both step back and try again.
 * No claim is ever taken over, so no race about a dead owner can give the folder away twice.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const claimed = `${path.resolve(folder)}.lock`;
  const mine = `${here}~${process.pid}~${await startOfProcess(process.pid)}~${++claims}`;
  const file = path.join(claimed, mine);
  await mkdir(claimed, { recursive: true });
  for (let round = 1; ; round++) {
    await writeFile(file, '');
    const other = await findLiving(claimed, mine);
    if (!other) return hold(file);
    await rm(file, { force: true });
    if (round === rounds) throw inUse(folder, other);
    await wait(20 + Math.random() * 40 * round);
  }
}

/** Whether an error says that another process owns the folder. */
export function isFolderInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FOLDER_IN_USE';
}

function hold(file: string): () => Promise<void> {
  const timer = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beat);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rm(file, { force: true });
  };
}

async function findLiving(folder: string, mine: string): Promise<Claim | undefined> {
  for (const name of await readdir(folder)) {
    const claim = parseClaim(name);
    if (name === mine || !claim) continue;
    if (await isLiving(claim, path.join(folder, name))) return claim;
    await rm(path.join(folder, name), { force: true });
  }
  return undefined;
}

function parseClaim(name: string): Claim | undefined {
  const [host, pid, started] = name.split('~');
  return host && pid && started ? { host, pid: Number(pid), started } : undefined;
}

// process numbers of another machine mean nothing here: its claims live as long as they beat
async function isLiving({ host, pid, started }: Claim, file: string): Promise<boolean> {
  if (host === here) return (await startOfProcess(pid)) === started;
  const last = await stat(file).catch(() => undefined);
  return last !== undefined && Date.now() - last.mtimeMs < silence;
}

function inUse(folder: string, { host, pid }: Claim): Error {
  const owner = host === here ? `process ${pid}` : `process ${pid} on ${host}`;
  const message = `The database in ${folder} is in use by ${owner}. Stop it, choose another DATA_DIR, or set DATABASE_URL to a Postgres server that several processes can share.`;
  return Object.assign(new Error(message), { code: 'FOLDER_IN_USE' });
}
