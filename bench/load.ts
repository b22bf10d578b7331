import autocannon from 'autocannon';

import { get } from './http.ts';
import { percentile } from './percentile.ts';

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

/** Parts of the time, of whose p99 the median counts: a machine that stalls in one of them is not the server. */
const parts = 3;

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
  const measured = Array.from({ length: parts }, (): number[] => []);
  const from = performance.now() + warmUp * 1000;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon({ url, duration, connections, headers, ...paced }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    // its own percentiles are whole milliseconds, in which cached pages take one or two
    running.on('response', (_client, _status, _bytes, latency) => {
      const part = Math.floor(((performance.now() - from) / (seconds * 1000)) * parts);
      if (part >= 0) measured[Math.min(part, parts - 1)]?.push(latency);
    });
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  const latencies = measured.flat();
  const p99 = percentile(
    measured.map((part) => percentile(part, 0.99)),
    0.5,
  );
  return { perSecond: latencies.length / seconds, p50: percentile(latencies, 0.5), p99 };
}

const turns = 3;

/**
 * Loads a page and the same bytes from memory by turns, because the speed of a machine changes from one second to the next.
 *
 * @returns the medians of each figure, and of the requests per second of the page relative to those of its turn from memory
 */
export async function loadByTurns(
  page: string,
  memory: string,
  { host, seconds }: { host: string; seconds: number },
): Promise<{ page: Load; memory: Load; ratio: number }> {
  const measured: { page: Load; memory: Load }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    measured.push({ page: await load(page, host, seconds), memory: await load(memory, host, seconds / 2) });
  }
  const median = (figure: (turn: { page: Load; memory: Load }) => number) => percentile(measured.map(figure), 0.5);
  const medians = (of: 'page' | 'memory'): Load => ({
    perSecond: median((turn) => turn[of].perSecond),
    p50: median((turn) => turn[of].p50),
    p99: median((turn) => turn[of].p99),
  });
  return {
    page: medians('page'),
    memory: medians('memory'),
    ratio: median((turn) => turn.page.perSecond / turn.memory.perSecond),
  };
}

/** Median milliseconds until the first byte of the body, for sequential requests. */
export async function firstByte(address: string, host: string, rounds = 15): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await get(address, host)).firstByte);
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
