import autocannon from 'autocannon';

import { get } from './http.ts';
import { percentile } from './percentile.ts';
import { readProcessor } from './processor.ts';

export type Load = {
  /** Responses per second, after the warm-up. */
  perSecond: number;
  /** Of all responses after the warm-up, in milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server process for a response, user and system, in milliseconds. */
  cost: number;
};

/** What was counted in one or more runs. */
type Counts = {
  /** In seconds, after the warm-up. */
  duration: number;
  /** In milliseconds, after the warm-up. */
  latencies: number[];
  /** Of the whole run: responses, and processor time of the server in milliseconds. */
  responses: number;
  processor: number;
};

type Options = {
  connections?: number;
  /** Requests per second over all connections; unlimited by default. */
  rate?: number;
  /** Encoding that the requests accept; none by default. */
  encoding?: 'gzip' | undefined;
  /** Origin of the server whose processor time is measured, if the URL is that of a proxy in front of it. */
  server?: string;
};

/** Seconds at the beginning that do not count: connections are accepted one by one while the server is busy. */
const maxWarmUp = 3;

/**
 * Loads a URL with 16 connections (or `connections`) after a warm-up. Throws unless every response is 2xx.
 */
export const load = async (url: string, host: string, seconds: number, options: Options = {}): Promise<Load> =>
  figuresOf([await count(url, host, seconds, options)]);

async function count(
  url: string,
  host: string,
  seconds: number,
  { connections = 16, rate, encoding, server = new URL(url).origin }: Options,
): Promise<Counts> {
  const warmUp = Math.min(maxWarmUp, seconds);
  const duration = warmUp + seconds;
  const paced = rate === undefined ? {} : { overallRate: rate };
  const headers = { host, ...(encoding && { 'accept-encoding': encoding }) };
  const latencies: number[] = [];
  const before = await readProcessor(server);
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
  const processor = (await readProcessor(server)) - before;
  return { duration: seconds, latencies, responses: result.requests.total, processor };
}

function figuresOf(counts: readonly Counts[]): Load {
  const sum = (figure: (each: Counts) => number) => counts.reduce((total, each) => total + figure(each), 0);
  const latencies = counts.flatMap((each) => each.latencies);
  return {
    perSecond: latencies.length / sum((each) => each.duration),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cost: sum((each) => each.processor) / sum((each) => each.responses),
  };
}

const turns = 5;

/** The URLs of a page and of the same bytes in memory. */
type Pair = { url: string; memoryUrl: string };

export type Comparison = {
  ours: Load;
  /** The same bytes from memory, by plain `node:http`. */
  yardstick: Load;
};

/**
 * Loads pages and the same bytes from memory by turns, because the speed of a machine changes from one minute to the next.
 *
 * @param seconds for a page in a turn; half of it for its bytes
 * @returns the pairs with the figures of all responses of all turns
 */
export async function loadByTurns<P extends Pair>(
  pairs: readonly P[],
  { host, seconds, encoding }: { host: string; seconds: number; encoding?: 'gzip' },
): Promise<(P & Comparison)[]> {
  const measured = pairs.map((pair) => ({ pair, ours: [] as Counts[], yardstick: [] as Counts[] }));
  for (let turn = 1; turn <= turns; turn++) {
    console.log(`Measuring, turn ${turn} of ${turns} …`);
    for (const { pair, ours, yardstick } of measured) {
      ours.push(await count(pair.url, host, seconds, { encoding }));
      yardstick.push(await count(pair.memoryUrl, host, seconds / 2, { encoding }));
    }
  }
  return measured.map(({ pair, ours, yardstick }) => ({
    ...pair,
    ours: figuresOf(ours),
    yardstick: figuresOf(yardstick),
  }));
}

/** The client has to fetch the same bytes from plain `node:http` this many times as fast; otherwise it is the bottleneck. */
const clientReserve = 3;

/** Responses per second as text, or that the client was the bottleneck. */
export const throughputOf = ({ ours, yardstick }: Comparison): string =>
  yardstick.perSecond >= clientReserve * ours.perSecond ? `${ours.perSecond.toFixed(0)}/s` : 'limit of the client';

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
