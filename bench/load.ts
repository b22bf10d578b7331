import autocannon from 'autocannon';

import { get } from './http.ts';

export type Load = { perSecond: number; p50: number; p99: number };

type Options = {
  connections?: number;
  /** Requests per second over all connections; unlimited by default. */
  rate?: number;
};

/** Loads a URL with 16 connections (or `connections`) after a warm-up; latencies are in milliseconds. Throws unless every response is 2xx. */
export async function load(address: string, host: string, seconds: number, options: Options = {}): Promise<Load> {
  await run(address, host, Math.min(3, seconds), options);
  const result = await run(address, host, seconds, options);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function run(url: string, host: string, duration: number, { connections = 16, rate }: Options) {
  const paced = rate === undefined ? {} : { overallRate: rate };
  const result = await autocannon({ url, duration, connections, headers: { host }, ...paced });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return result;
}

/** Median milliseconds until the first byte of the body, for sequential requests. */
export async function firstByte(address: string, host: string, rounds = 15): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await get(address, host)).firstByte);
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
