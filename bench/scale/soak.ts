// `npm run bench scale soak [MINUTES]`: memory of a server with readers, a crawler, a live game and imports.
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atMost, budgets, printVerdicts } from '../budgets.ts';
import { get } from '../http.ts';
import { findPages } from '../pages.ts';
import { residentBytes, startSite } from '../servers.ts';
import { kilobytes } from '../table.ts';

const tenant = 'lakeshore';
const host = `${tenant}.localhost`;
const minutes = Number(process.argv[4] ?? 30);
/** Part of the time in which caches and compiled code still grow. */
const warmUp = 0.4;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = await createTempFolder('fieldhouse-soak-');
const environment = { DATA_DIR: path.join(folder, 'data'), PAGE_CACHE_MEGABYTES: '16' };
const site = await startSite({ ...environment, SAMPLE_LIVE_GAME: 'on' });
const until = Date.now() + minutes * 60_000;
const isRunning = () => Date.now() < until;
let requests = 0;

/** Repeats a task with a pause in milliseconds until the time is over. */
const repeat = async (pause: number, task: () => Promise<unknown>) => {
  for (; isRunning(); await wait(pause)) await task();
};
const read = async (address: string) => {
  requests++;
  const { status } = await get(site.origin + address, host);
  if (status >= 500) throw new Error(`${address} responded with ${status}:\n${site.output()}`);
};

try {
  console.log(`Soaking the production build for ${minutes} minutes …`);
  const pages = (await findPages(site.origin, host)).map((page) => page.path);
  // the first request of each page also loads its code
  for (const page of pages) await get(site.origin + page, host);
  const samples: number[] = [];
  let day = Temporal.PlainDate.from('1990-01-01');
  let rounds = 0;
  await Promise.all([
    ...Array.from({ length: 4 }, () => repeat(5, () => read(pages[requests % pages.length] ?? '/'))),
    // pages that nobody else opens
    repeat(20, () => {
      day = day.add({ days: 1 });
      return read(`/on-this-day?date=${day}&utm_source=soak`);
    }),
    repeat(10_000, async () => {
      const file = path.join(folder, 'schedule.csv');
      const date = Temporal.PlainDate.from('2027-03-01').add({ days: rounds++ % 60 });
      await writeFile(file, `Date,Time,Opponent,At,Location\n${date},6:00 PM,Saltmarsh,H,Lakeshore\n`);
      const args = ['src/cli/main.ts', 'import', 'schedule', file, '--tenant', tenant, '--sport', 'softball'];
      await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...environment } });
    }),
    repeat(2000, async () => samples.push(await residentBytes(site.origin))),
  ]);
  const settled = samples.slice(Math.floor(samples.length * warmUp));
  const half = Math.floor(settled.length / 2);
  const [before, after] = [median(settled.slice(0, half)), median(settled.slice(half))];
  console.log(`${requests} requests, ${rounds} imports, at most ${kilobytes(Math.max(...samples))}`);
  process.exitCode = printVerdicts([
    atMost(
      `memory of the last ${Math.round(((1 - warmUp) / 2) * 100)} % of the time relative to the same time before`,
      after / before,
      budgets.soakRatio,
      (factor) => `${factor.toFixed(2)}x`,
    ),
  ]);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
