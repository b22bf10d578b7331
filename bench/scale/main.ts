// Measures the page cache of the production build with the sample colleges, on loopback.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import autocannon from 'autocannon';

import { createTempFolder } from '../../src/testing/temp-folder.ts';
import { atLeast, atMost, budgets, printVerdicts } from '../budgets.ts';
import { announceChange } from '../event-loop.ts';
import { get } from '../http.ts';
import { loadByTurns, throughputOf } from '../load.ts';
import { findPages } from '../pages.ts';
import { startMemoryServer, startSite } from '../servers.ts';
import { measureVarnish } from './varnish.ts';

const host = 'lakeshore.localhost';
const seconds = 6;
const rounds = 25;
const warmUps = 20;
const readers = 1000;

const times = (factor: number) => `${factor.toFixed(2)}x`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = await createTempFolder('fieldhouse-bench-');
const data = path.join(folder, 'data');

/** Milliseconds from a request to the end of its response. */
const timed = async (address: string): Promise<number> => {
  const started = performance.now();
  await get(address, host);
  return performance.now() - started;
};

/** The median time of the first reader after a change. A page from the cache has been rendered only once before, which compiles little. */
const firstReader = async (address: string): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    await announceChange(data);
    taken.push(await timed(address));
  }
  return median(taken.slice(warmUps));
};

/** p99 of readers who open a page at once, each with a connection of their own. */
const openAtOnce = async (address: string): Promise<number> => {
  const headers = { host, 'accept-encoding': 'gzip' };
  const result = await autocannon({ url: address, connections: readers, amount: readers, headers });
  if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`Requests to ${address} failed`);
  return result.latency.p99;
};

/**
 * What p99 of simultaneous readers after a change takes longer than that of the same readers of the same bytes from memory,
 * whose connections alone cost more than a render.
 */
const simultaneousReaders = async (address: string, memory: string): Promise<number> => {
  const added: number[] = [];
  // the thousand connections of a round take some milliseconds more or less than those of the next
  for (let round = 0; round < rounds; round++) {
    const baseline = await openAtOnce(memory);
    await announceChange(data);
    added.push((await openAtOnce(address)) - baseline);
  }
  return median(added);
};

/** The response for everyone, with the headers that let Varnish store it. The first one of a page may be streamed without. */
const readCached = async (address: string) => {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await get(address, host);
    if (response.headers['cache-control']?.includes('s-maxage')) return response;
    await wait(100);
  }
  throw new Error(`${address} is not cached`);
};

try {
  console.log('Starting the production build on fresh sample data …');
  const cached = await startSite({ DATA_DIR: data });
  const [schedule] = await findPages(cached.origin, host);
  if (!schedule) throw new Error('Nothing to measure: there is no schedule');
  const address = cached.origin + schedule.path;
  const { text, headers } = await readCached(address);
  const memory = await startMemoryServer(path.join(folder, 'documents'), [{ text, headers }]);
  console.log(`Measuring the ${schedule.name}: ${schedule.path}`);
  const pair = { url: address, memoryUrl: `${memory.origin}/0` };
  const cachedPages = await loadByTurns([pair], { host, seconds: seconds / 2, encoding: 'gzip' });
  const varnish = await measureVarnish(cached.origin, memory.origin, { host, path: schedule.path, seconds });
  if (!varnish) console.log('SKIPPED: varnishd is not installed');
  const first = await firstReader(address);
  console.log(`Opening it ${readers} times at once …`);
  const simultaneous = await simultaneousReaders(address, `${memory.origin}/0`);
  await Promise.all([cached.stop(), memory.stop()]);

  const uncached = await startSite({ DATA_DIR: data, PAGE_CACHE: 'off' });
  const uncachedAddress = uncached.origin + schedule.path;
  const render = await firstReader(uncachedAddress);
  await uncached.stop();

  process.exitCode = printVerdicts([
    ...cachedPages.map((measured) =>
      atMost(
        `processor time of a cached page (${throughputOf(measured)}, p99 ${milliseconds(measured.ours.p99)}) relative to the same bytes by node:http`,
        measured.ours.cost / measured.yardstick.cost,
        budgets.cachedCost,
        times,
      ),
    ),
    ...(varnish
      ? [
          atLeast(
            `page through Varnish (${varnish.perSecond.toFixed(0)}/s) relative to the same response from a server with it in memory`,
            varnish.ratio,
            budgets.varnishRatio,
            times,
          ),
        ]
      : []),
    atMost(
      `first reader after a change (${milliseconds(first)}) relative to a render (${milliseconds(render)})`,
      first / render,
      budgets.firstReaderRatio,
      times,
    ),
    atMost(
      `p99 of ${readers} simultaneous readers after a change, beyond the same bytes from memory (${milliseconds(simultaneous)}), relative to a render`,
      simultaneous / render,
      budgets.simultaneousRatio,
      times,
    ),
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
