import { readFile } from 'node:fs/promises';

import { sql } from 'drizzle-orm';

import { createApi } from '../src/api/app.ts';
import { warmUpSearch } from '../src/api/search/warm-up.ts';
import { createTenantRegistry } from '../src/api/tenants.ts';
import type { Database } from '../src/db/client.ts';
import { openEmbedded } from '../src/db/open-database.ts';
import { get } from './http.ts';
import { firstBytes } from './load.ts';
import { percentile } from './percentile.ts';

/** Names, opponents, seasons, prefixes, stop words and misspellings. */
const queries = [
  'football',
  'smith',
  'jo',
  'state',
  'volyball',
  'basektball',
  'the',
  'win',
  'state 2026',
  'ma',
  'opener',
];

const searchers = 10;
const samples = 60;
/** Milliseconds between these requests. */
const pause = 50;
const turns = 5;
/** Milliseconds from a suggestion to the next letter. */
const typingPause = 120;
const passes = 3;
/** Around the ten results of a page. */
const pageSizes = [8, 9, 10, 11, 12, 13, 14];

/**
 * Processor time in milliseconds of the slowest search inside the embedded database of `dataDir`, as the mean of uncached runs.
 */
export async function timeSearches(dataDir: string, host: string): Promise<{ slowest: string; took: number }> {
  // one connection: a single process of Postgres runs all queries
  const database = await openEmbedded({ dataDir, limits: { poolSize: 1 } });
  const engine = await watchEngine(database);
  // as the server does when it starts
  await warmUpSearch(database.db);
  const tenants = await createTenantRegistry(database);
  const spent = new Map<string, number>();
  for (let pass = 1; pass <= passes; pass++) {
    const api = await createApi({ database, tenants });
    for (const query of queries) {
      const spentBefore = await engine.spent();
      // a different page size bypasses the response cache
      for (const size of pageSizes) {
        const response = await api.request(
          `http://${host}/api/v2/search?q=${encodeURIComponent(query)}&pageSize=${size}`,
        );
        await response.text();
        if (!response.ok) throw new Error(`The search for ${query} responded with ${response.status}`);
      }
      spent.set(query, (spent.get(query) ?? 0) + (await engine.spent()) - spentBefore);
    }
    await api.close();
  }
  await tenants.close();
  await database.close();
  const [slowest = '', total = 0] = [...spent].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { slowest, took: total / (passes * pageSizes.length) };
}

/** p95 in milliseconds of suggestions for what readers type of the queries, each asked for once. The site has to trust this machine as a proxy. */
export async function timeSuggestions(origin: string, host: string): Promise<number> {
  const inputs = [...new Set(queries.flatMap((query) => [2, 3, 5, 8].map((length) => query.slice(0, length))))];
  const times: number[] = [];
  for (const input of inputs) {
    const address = `${origin}/api/v2/search/suggestions?q=${encodeURIComponent(input)}`;
    const { status, firstByte } = await get(address, host, { 'x-forwarded-for': '192.0.2.99' });
    if (status !== 200) throw new Error(`Suggestions for ${input} responded with ${status}`);
    times.push(firstByte);
    // as the field does between letters; the server rests meanwhile
    await new Promise((resolve) => setTimeout(resolve, typingPause));
  }
  return percentile(times, 0.95);
}

/** Reads the processor time of the process of Postgres that runs the queries, on Linux. */
async function watchEngine({ db }: Database): Promise<{ spent: () => Promise<number> }> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  return {
    spent: async () => {
      const [nanoseconds] = (await readFile(file, 'utf8')).split(' ');
      return Number(nanoseconds) / 1e6;
    },
  };
}

/**
 * p95 of a page in milliseconds, on an idle server and while ten readers with different addresses search without pause: the
 * medians of several turns, because a few slow responses decide a p95. The site has to trust this machine as a proxy.
 */
export async function measureSearchers(origin: string, host: string, page: string) {
  const measured: { alone: number; searched: number; ratio: number }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const alone = await p95(origin + page, host);
    const searched = await whileSearching({ origin, host, turn }, () => p95(origin + page, host));
    measured.push({ alone, searched, ratio: searched / alone });
  }
  const median = (figure: (turn: (typeof measured)[number]) => number) => percentile(measured.map(figure), 0.5);
  return {
    alone: median(({ alone }) => alone),
    searched: median(({ searched }) => searched),
    ratio: median(({ ratio }) => ratio),
  };
}

type Searching = { origin: string; host: string; turn: number };

/** Runs `measure` while readers search, who have other addresses in each turn, so that limits do not slow them down. */
async function whileSearching<T>({ origin, host, turn }: Searching, measure: () => Promise<T>): Promise<T> {
  let isDone = false;
  const search = async (searcher: number) => {
    for (let count = 0; !isDone; count++) {
      const query = `${queries[(searcher + count) % queries.length]} ${turn} ${count}`;
      const { status } = await get(`${origin}/search?q=${encodeURIComponent(query)}`, host, {
        'x-forwarded-for': `192.0.2.${turn * searchers + searcher}`,
      });
      if (status !== 200 && status !== 429) throw new Error(`A search responded with ${status}`);
      // retry after a rate limit
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const running = Promise.all(Array.from({ length: searchers }, (_, index) => search(index + 1)));
  try {
    return await measure();
  } finally {
    isDone = true;
    await running;
  }
}

const p95 = async (address: string, host: string): Promise<number> =>
  percentile(await firstBytes(address, host, { samples, pause }), 0.95);
