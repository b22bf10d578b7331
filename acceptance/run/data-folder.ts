import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startProcess } from '../../bench/processes.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';

/** A first start takes 15 seconds of CPU time with the sample colleges and 4 without, a copy a third of a second. */

export type Samples = 'on' | 'off';

const cache = path.resolve('node_modules/.cache/fieldhouse');
// sample games are today: a template from before midnight has none
const maxAge = 3_600_000;
const lockTimeout = 300_000;

/** Copies the data folder of a production server after its first start to `target`. */
export async function copyDataFolder(target: string, samples: Samples): Promise<void> {
  await cp(await requireTemplate(samples), target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function requireTemplate(samples: Samples): Promise<string> {
  const build = (await readFile('dist/sources.txt', 'utf8')).slice(0, 12);
  const prefix = `data-${samples}-${build}-`;
  const lock = path.join(cache, `${prefix}lock`);
  await mkdir(cache, { recursive: true });
  for (;;) {
    const found = await findTemplate(prefix);
    if (found) return found;
    if (await acquireLock(lock)) break;
    await wait(100);
  }
  try {
    return (await findTemplate(prefix)) ?? (await createTemplate(prefix, samples));
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function findTemplate(prefix: string): Promise<string | undefined> {
  const names = (await readdir(cache)).filter((name) => name.startsWith(prefix));
  const fresh = names.find((name) => Number(name.slice(prefix.length)) > Date.now() - maxAge);
  return fresh && path.join(cache, fresh);
}

/** Of the test files that run in parallel one creates the template; the others wait for it. */
async function acquireLock(lock: string): Promise<boolean> {
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > lockTimeout) await rm(lock, { recursive: true, force: true });
  return mkdir(lock).then(
    () => true,
    () => false,
  );
}

async function createTemplate(prefix: string, samples: Samples): Promise<string> {
  await removeOld();
  const folder = await mkdtemp(path.join(cache, 'new-data-'));
  const environment = { DATA_DIR: folder, SAMPLE_COLLEGES: samples, SAMPLE_LIVE_GAME: 'off' };
  const server = await startProcess([...serverFlags, 'scripts/serve.ts', '--built'], environment, '/readyz', 300);
  await server.stop();
  const template = path.join(cache, prefix + Date.now());
  await rename(folder, template);
  return template;
}

/** Removes templates so old that no test copies them. */
async function removeOld(): Promise<void> {
  for (const name of (await readdir(cache)).filter((each) => /^(new-)?data-/.test(each))) {
    const folder = path.join(cache, name);
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - 2 * maxAge) await rm(folder, { recursive: true, force: true });
  }
}
