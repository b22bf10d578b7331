import autocannon from 'autocannon';

import { get } from './http.ts';
import { percentile, steadyPercentile } from './percentile.ts';

export type Load = { perSecond: number; p50: number; p99: number };

type Options = {
  connections?: number;
  /** Requests per second over all connections; unlimited by default. */
  rate?: number;
  /** Encoding that the requests accept; none by default. */
  encoding?: 'gzip';
};

/** Seconds at the beginning that do not count: connections are accepted one by one while the server is busy. */
const longestWarmUp = 3;

/**
 * Loads a URL with 16 connections (or `connections`) after a warm-up; latencies are in milliseconds. Throws unless every
 * response is 2xx.
 */
export async function load(
  url: string,
  host: string,
  seconds: number,
  { connections = 16, rate, encoding }: Options = {},
): Promise<Load> {
  const warmUp = Math.min(longestWarmUp, seconds);
  const duration = warmUp + seconds;
  const paced = rate === undefined ? {} : { overallRate: rate };
  const headers = { host, ...(encoding && { 'accept-encoding': encoding }) };
  const latencies: number[] = [];
  const from = performance.now() + warmUp * 1000;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon({ url, duration, connections, headers, ...paced }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    // its own percentiles are whole milliseconds, in which cached pages take one or two
    running.on('response', (_client, _status, _bytes, latency) => {
      if (performance.now() >= from) latencies.push(latency);
    });
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  const [p50, p99] = [percentile(latencies, 0.5), steadyPercentile(latencies, 0.99)];
  return { perSecond: latencies.length / seconds, p50, p99 };
}

const turns = 5;

/** The URLs of a page and of its bytes in memory. */
type Pair = { url: string; memoryUrl: string };
type Comparison = {
  ours: Load;
  /** The bytes from memory. */
  yardstick: Load;
  /** Requests per second of the page, relative to those from memory. */
  ratio: number;
};

/**
 * Loads pages and the same bytes from memory by turns, because the speed of a machine changes from one minute to the next.
 *
 * @param seconds for a page in a turn; half of it for its bytes
 * @returns the pairs with the medians of all turns
 */
export async function loadByTurns<P extends Pair>(
  pairs: readonly P[],
  { host, seconds }: { host: string; seconds: number },
): Promise<(P & Comparison)[]> {
  const measured = pairs.map((pair) => ({ pair, comparisons: [] as Comparison[] }));
  for (let turn = 1; turn <= turns; turn++) {
    console.log(`Measuring, turn ${turn} of ${turns} …`);
    for (const { pair, comparisons } of measured) {
      const ours = await load(pair.url, host, seconds);
      const yardstick = await load(pair.memoryUrl, host, seconds / 2);
      comparisons.push({ ours, yardstick, ratio: ours.perSecond / yardstick.perSecond });
    }
  }
  return measured.map(({ pair, comparisons }) => ({ ...pair, ...mediansOf(comparisons) }));
}

function mediansOf(comparisons: readonly Comparison[]): Comparison {
  const median = (figure: (each: Comparison) => number) => percentile(comparisons.map(figure), 0.5);
  const medians = (of: 'ours' | 'yardstick'): Load => ({
    perSecond: median((each) => each[of].perSecond),
    p50: median((each) => each[of].p50),
    p99: median((each) => each[of].p99),
  });
  return { ours: medians('ours'), yardstick: medians('yardstick'), ratio: median(({ ratio }) => ratio) };
}

/** Milliseconds until the first byte of the body, for sequential requests with a pause in milliseconds after each. */
export async function firstBytes(
  address: string,
  host: string,
  { samples, pause = 0 }: { samples: number; pause?: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < samples; count++) {
    times.push((await get(address, host)).firstByte);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}

/** Median milliseconds until the first byte of the body. */
export const firstByte = async (address: string, host: string, samples = 15): Promise<number> =>
  percentile(await firstBytes(address, host, { samples }), 0.5);
