import { freePort } from '../src/testing/free-port.ts';
import { load } from './load.ts';
import { startSite } from './servers.ts';

export type Stall = {
  /** For which the event loop did nothing else. */
  milliseconds: number;
  /** The functions that took most of it, with their shares. */
  ran: string[];
};

const seconds = 2;

/**
 * The longest stall of the event loop for each page with 16 connections, and what ran in it. A server of its own, because the
 * profiler slows it down by a tenth.
 */
export async function measureStalls(
  paths: readonly string[],
  { host, environment }: { host: string; environment: Record<string, string> },
): Promise<Stall[]> {
  const port = await freePort();
  const site = await startSite({ ...environment, STALL_PORT: String(port) }, ['--import', './bench/stall-watch.ts']);
  const ask = async () => (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as Stall;
  try {
    for (const path of paths) await load(site.origin + path, host, seconds);
    const stalls: Stall[] = [];
    for (const path of paths) {
      await ask();
      await load(site.origin + path, host, seconds);
      stalls.push(await ask());
    }
    return stalls;
  } finally {
    await site.stop();
  }
}
