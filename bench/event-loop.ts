import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { get } from './http.ts';
import { percentile } from './percentile.ts';

const redirects = 20_000;
const commands = 9;
/** Resolution of the server's event loop monitor in milliseconds: an idle loop is reported with this delay. */
const resolution = 10;

/** Maximum event loop delay of the server, in milliseconds, while the command line imports 20,000 redirects. */
export async function measureRedirectImport(origin: string, dataDir: string, folder: string): Promise<number> {
  const file = path.join(folder, 'redirects.csv');
  const lines = Array.from({ length: redirects }, (_, index) => `/old/page-${index}.aspx,/news/story-${index}`);
  await writeFile(file, `from,to\n${lines.join('\n')}\n`);
  // reading the metric resets its maximum
  await readMaxDelay(origin);
  await promisify(execFile)(
    process.execPath,
    ['src/cli/main.ts', 'redirect', 'import', file, '--tenant', 'lakeshore'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return readMaxDelay(origin);
}

/** Pages that read most, by name. */
const heavyPages = {
  'record book': '/sports/baseball/records',
  'team record book': '/sports/mens-basketball/records?of=team&span=game',
  'statistics page': '/sports/baseball/stats',
  'calendar of a year': '/calendar/print/list/0/1-1-2026/12-31-2026/null',
  'calendar feed': '/calendar.ashx/calendar.rss',
  'coaching records': '/sports/mens-basketball/coaches/year',
  'opponent history': '/sports/mens-basketball/opponent-history',
  'historical roster': '/historical-roster',
  archives: '/archives',
  search: '/search?q=basketball',
};

/** In milliseconds: the maximum event loop delay of the server meanwhile, and the time until the first byte. */
type HeavyPage = { name: string; delay: number; took: number };

/** Measures the first request of each of the pages that read most, after a change. */
export async function measureHeavyPages(origin: string, host: string, dataDir: string): Promise<HeavyPage[]> {
  const find = async (page: string, link: RegExp) => link.exec((await get(origin + page, host)).text)?.[1] ?? page;
  const pages = Object.entries({
    ...heavyPages,
    career: await find('/sports/baseball/roster', /href="(\/sports\/baseball\/roster\/[a-z-]+\/\d+)"/),
    'statistics as PDF': await find('/sports/baseball/stats', /href="(\/sports\/baseball\/stats\/[^/"]+\/pdf)"/),
    series: await find('/sports/mens-basketball/opponent-history', longestSeries),
  });
  // the first request of each page also loads its code
  for (const [, path] of pages) await get(origin + path, host);
  const measured: HeavyPage[] = [];
  for (const [name, path] of pages) {
    await announceChange(dataDir);
    await readMaxDelay(origin);
    const { firstByte } = await get(origin + path, host);
    measured.push({ name, delay: await readMaxDelay(origin), took: firstByte });
  }
  return measured;
}

/** The rival of the sample college, whose series begins in 1921. */
const longestSeries = /href="(\/sports\/mens-basketball\/opponent-history\/har[a-z-]*\/\d+)"/;

/** Median time in milliseconds of a command that the running server carries out, from the start of its process to its end. */
export async function timeCommand(dataDir: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < commands; count++) {
    const started = performance.now();
    await announceChange(dataDir);
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

/** Changes content of the college that withdraws nothing, which invalidates everything in its caches. */
export const announceChange = (dataDir: string) =>
  promisify(execFile)(
    process.execPath,
    ['src/cli/main.ts', 'author', 'change', '1', '--role', `Reporter ${Date.now()}`, '--tenant', 'lakeshore'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );

async function readMaxDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (!seconds) throw new Error('/metrics has no nodejs_eventloop_lag_max_seconds');
  return Math.max(0, Number(seconds) * 1000 - resolution);
}
