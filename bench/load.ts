import autocannon from 'autocannon';
import { get } from './http.ts';

export type Load = { perSecond: number; p50: number; p99: number };

/** Keeps `connections` requests going at one address for some seconds after a warm-up; latencies are in milliseconds. Throws when any answer is not 200. */
export async function load(address: string, host: string, seconds: number, connections = 16): Promise<Load> {
  await run(address, host, Math.min(3, seconds), connections);
  const result = await run(address, host, seconds, connections);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function run(url: string, host: string, duration: number, connections: number) {
  const result = await autocannon({ url, duration, connections, headers: { host } });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed`);
  return result;
}

/** Median milliseconds until the first byte of the body, one request at a time. */
export async function firstByte(address: string, host: string, rounds = 15): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await get(address, host)).firstByte);
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
