// `npm run bench scale workers`: what two workers on Postgres send, relative to one. The load generator and Postgres take part
// of the two cores of a small machine, so what a worker sends per second of its own processor time is compared: it falls if
// workers wait for each other or repeat each other's work.
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { startPostgres } from '../../scripts/postgres.ts';
import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atLeast, budgets, printVerdicts } from '../budgets.ts';
import { load } from '../load.ts';
import { findPages } from '../pages.ts';
import { startSite } from '../servers.ts';

const host = 'lakeshore.localhost';
const seconds = 10;

const folder = await createTempFolder('fieldhouse-workers-');
const postgres = await startPostgres();

/** Rendered schedules per second of processor time of all workers together. */
const measure = async (count: number): Promise<number> => {
  const environment = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: postgres.url, PAGE_CACHE: 'off' };
  const site = await startSite({ ...environment, WORKERS: String(count) });
  try {
    const [schedule] = await findPages(site.origin, host);
    const address = site.origin + (schedule?.path ?? '/');
    await load(address, host, seconds);
    const { perSecond, cost } = await load(address, host, seconds);
    const rate = 1000 / cost;
    console.log(
      `${count} ${count === 1 ? 'worker' : 'workers'}: ${perSecond.toFixed(0)}/s, ${rate.toFixed(0)} per second of processor time`,
    );
    return rate;
  } finally {
    await site.stop();
  }
};

try {
  console.log('Starting Postgres and the production build on fresh sample data …');
  const [one, two] = [await measure(1), await measure(2)];
  process.exitCode = printVerdicts([
    atLeast(
      'two workers with a core each relative to one',
      (2 * two) / one,
      budgets.workersRatio,
      (factor) => `${factor.toFixed(2)}x`,
    ),
  ]);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
