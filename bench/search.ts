import { PGlite } from '@electric-sql/pglite';

import { createApi } from '../src/api/app.ts';
import { createTenantRegistry } from '../src/api/tenants.ts';
import { openEmbedded } from '../src/db/client.ts';
import { get } from './http.ts';
import { percentile } from './percentile.ts';

/** What readers type: names, opponents, seasons, beginnings of words, stop words and misspelled words. */
const words = [
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

/**
 * Milliseconds that the slowest search takes inside the embedded database in `folder`, each the median of seven
 * and made anew; no server may have the folder open.
 */
export async function timeSearches(folder: string, host: string): Promise<{ slowest: string; took: number }> {
  const engine = watchEngine();
  const database = await openEmbedded(folder);
  const tenants = await createTenantRegistry(database);
  const api = await createApi({ database, tenants });
  let worst = { slowest: '', took: 0 };
  for (const word of words) {
    const times: number[] = [];
    for (let round = 1; round <= 7; round++) {
      const spentBefore = engine.spent();
      // another page size is another answer, which is not in memory yet
      const response = await api.request(
        `http://${host}/api/v2/search?q=${encodeURIComponent(word)}&pageSize=${7 + round}`,
      );
      await response.text();
      if (!response.ok) throw new Error(`The search for ${word} answered ${response.status}`);
      times.push(engine.spent() - spentBefore);
    }
    const took = percentile(times, 0.5);
    if (took > worst.took) worst = { slowest: word, took };
  }
  await api.close();
  await tenants.close();
  await database.close();
  engine.stop();
  return worst;
}

/** Adds up the processor's milliseconds inside the embedded database, which runs on this thread. */
function watchEngine() {
  const { execProtocolRawSync } = PGlite.prototype;
  let microseconds = 0;
  PGlite.prototype.execProtocolRawSync = function measured(...message) {
    const started = process.threadCpuUsage();
    const answer = execProtocolRawSync.apply(this, message);
    const { user, system } = process.threadCpuUsage(started);
    microseconds += user + system;
    return answer;
  };
  return {
    spent: () => microseconds / 1000,
    stop: () => {
      PGlite.prototype.execProtocolRawSync = execProtocolRawSync;
    },
  };
}

/**
 * The page's p95 in milliseconds, alone and while ten readers, each at an address of its own, search as fast as they
 * are answered. The site has to trust this machine as a proxy.
 */
export async function measureSearchers(origin: string, host: string, page: string) {
  const alone = await p95(origin + page, host);
  let isOver = false;
  const search = async (searcher: number) => {
    for (let count = 0; !isOver; count++) {
      const word = `${words[(searcher + count) % words.length]} ${count}`;
      const { status } = await get(`${origin}/search?q=${encodeURIComponent(word)}`, host, {
        'x-forwarded-for': `192.0.2.${searcher}`,
      });
      if (status !== 200 && status !== 429) throw new Error(`A search answered ${status}`);
      // a refused reader tries again soon, and no sooner
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const running = Promise.all(Array.from({ length: searchers }, (_, index) => search(index + 1)));
  const searched = await p95(origin + page, host);
  isOver = true;
  await running;
  return { alone, searched };
}

async function p95(address: string, host: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < samples; count++) {
    times.push((await get(address, host)).firstByte);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return percentile(times, 0.95);
}
