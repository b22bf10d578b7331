import { hasVarnish, startVarnish } from '../../scripts/varnish.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { load } from '../load.ts';

type Options = { host: string; path: string; seconds: number };

/** Requests per second to an address through Varnish, with the configuration of `deploy/varnish`. */
const throughVarnish = async (origin: string, { host, path, seconds }: Options): Promise<number> => {
  const port = await freePort();
  const stop = await startVarnish({ port, serverPort: Number(new URL(origin).port) });
  try {
    // as browsers do: Varnish stores pages compressed
    return (await load(`http://127.0.0.1:${port}${path}`, host, seconds, { encoding: 'gzip', server: origin }))
      .perSecond;
  } finally {
    await stop();
  }
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
