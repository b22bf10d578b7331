import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startProcess } from '../../bench/processes.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { env } from '../../src/runtime/env.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';

/** A first start takes 15 seconds of CPU time with the sample colleges and 4 without, a copy a third of a second. */

export type Samples = 'on' | 'off';

const cache = path.resolve('node_modules/.cache/fieldhouse');
const maxAge = 7_200_000;
const lockTimeout = 300_000;
// the data folder is older than every test run, whose clocks start at the same time
const leadSeconds = 3600;
/** Files have the time of the system's clock, which the test clock does not move. */
const ageOf = ({ mtimeMs }: { mtimeMs: number }): number => performance.timeOrigin + performance.now() - mtimeMs;

/** Copies the data folder of a production server after its first start to `target`. */
export async function copyDataFolder(target: string, samples: Samples): Promise<void> {
  await cp(await requireTemplate(samples), target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** The prepared data folder of this build and day. */
export async function requireTemplate(samples: Samples): Promise<string> {
  const build = (await readFile('dist/sources.txt', 'utf8')).slice(0, 12);
  const template = path.join(cache, `data-${samples}-${build}-${Temporal.Now.plainDateISO('UTC')}`);
  const lock = `${template}-lock`;
  await mkdir(cache, { recursive: true });
  for (;;) {
    if (existsSync(template)) return template;
    if (await acquireLock(lock)) break;
    await wait(100);
  }
  try {
    if (!existsSync(template)) await createTemplate(template, samples);
    return template;
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** Of the test files that run in parallel one creates the template; the others wait for it. */
async function acquireLock(lock: string): Promise<boolean> {
  const age = await stat(lock).then(ageOf, () => 0);
  if (age > lockTimeout) await rm(lock, { recursive: true, force: true });
  return mkdir(lock).then(
    () => true,
    () => false,
  );
}

async function createTemplate(template: string, samples: Samples): Promise<void> {
  await removeOld();
  const folder = await createTempFolder('fieldhouse-data-');
  const environment = {
    // production refuses the clock of a test without the sample colleges
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SAMPLE_COLLEGES: samples,
    SAMPLE_LIVE_GAME: 'off',
    CLOCK_OFFSET_SECONDS: String(env.CLOCK_OFFSET_SECONDS - leadSeconds),
  };
  const server = await startProcess([...serverFlags, 'scripts/serve.ts', '--built'], environment, '/readyz', 300);
  await server.stop();
  const part = path.join(cache, `new-${path.basename(template)}`);
  await cp(folder, part, { recursive: true });
  await rm(folder, { recursive: true });
  await rename(part, template);
}

/** Removes templates of earlier builds and other days, so old that no test copies them. */
async function removeOld(): Promise<void> {
  for (const name of (await readdir(cache)).filter((each) => /^(new-)?data-/.test(each))) {
    const folder = path.join(cache, name);
    if (ageOf(await stat(folder)) > maxAge) await rm(folder, { recursive: true, force: true });
  }
}
