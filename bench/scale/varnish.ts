import { setTimeout as wait } from 'node:timers/promises';

import { hasVarnish, startVarnish } from '../../scripts/varnish.ts';
import { get } from '../http.ts';
import { load } from '../load.ts';
import { freePort } from '../processes.ts';

const probes = 100;

type Options = { host: string; path: string; seconds: number };

/** Requests per second to an address through Varnish, with the configuration of `deploy/varnish`. */
const throughVarnish = async (origin: string, { host, path, seconds }: Options): Promise<number> => {
  const port = await freePort();
  const stop = await startVarnish({ port, serverPort: Number(new URL(origin).port) });
  try {
    await becomesHealthy(`http://127.0.0.1:${port}${path}`, host);
    // as browsers do: Varnish stores pages compressed
    return (await load(`http://127.0.0.1:${port}${path}`, host, seconds, { encoding: 'gzip' })).perSecond;
  } finally {
    await stop();
  }
};

/** Waits for the first probe of a new Varnish: until then it has no server. */
const becomesHealthy = async (address: string, host: string): Promise<void> => {
  for (let probe = 0; probe < probes; probe++) {
    if ((await get(address, host)).status === 200) return;
    await wait(100);
  }
  throw new Error(`Varnish has no page at ${address}`);
};

const rounds = 3;

/**
 * Throughput of Varnish in front of the site, relative to Varnish in front of the same bytes, taking turns; undefined if it is
 * not installed.
 */
export const measureVarnish = async (site: string, memory: string, options: Options) => {
  if (!hasVarnish()) return undefined;
  let [ours, yardstick] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    ours += await throughVarnish(site, options);
    yardstick += await throughVarnish(memory, { ...options, path: '/0' });
  }
  return { perSecond: ours / rounds, ratio: ours / yardstick };
};
