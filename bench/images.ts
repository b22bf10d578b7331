import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { get } from './http.ts';
import { firstBytes } from './load.ts';
import { steadyPercentile } from './percentile.ts';
import type { RunningProcess } from './processes.ts';

const connections = 40;
const samples = 120;
const memorySamples = 80;
/** Milliseconds between two requests for the page, and between two looks at the memory. */
const pause = 100;

/**
 * p95 of a page in milliseconds (the median of three parts), alone and while 40 connections from as many networks request new
 * 3,200-pixel AVIFs, and the most memory in bytes that the server and its processes take for these on top. The server has to
 * trust this machine as a proxy.
 */
export async function measureImageLoad(
  { origin, pid }: RunningProcess,
  host: string,
  page: string,
): Promise<{ alone: number; loaded: number; addedBytes: number }> {
  const pictures = await findPictures(origin, host);
  const sizes = [3200, 2400, 1600];
  const addresses = pictures.flatMap((url) =>
    sizes.map((width) => `/images/resize?url=${url}&width=${width}&type=avif`),
  );
  let next = 0;
  let isDone = false;
  let rendered = 0;
  const request = async (connection: number) => {
    while (!isDone) {
      const address = addresses[next++];
      if (!address) return;
      const { status } = await get(origin + address, host, { 'x-forwarded-for': `198.18.0.${connection}` });
      if (status === 200) rendered++;
      // 503: too many are waiting
      else if (status !== 503 && status !== 429) throw new Error(`${address} responded with ${status}`);
    }
  };
  const alone = await p95(origin + page, host);
  const before = await memoryOf(pid);
  let most = before;
  const running = Promise.all(Array.from({ length: connections }, (_, index) => request(index + 1)));
  const loaded = await p95(origin + page, host);
  // afterwards, because reading the memory of all processes takes longer than a page
  for (let count = 0; count < memorySamples; count++) {
    most = Math.max(most, await memoryOf(pid));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  isDone = true;
  await running;
  if (rendered === 0) throw new Error('No large picture was rendered');
  return { alone, loaded, addedBytes: most - before };
}

async function findPictures(origin: string, host: string): Promise<string[]> {
  const { text } = await get(`${origin}/api/v2/Stories?$pageSize=100`, host);
  return [...new Set(text.match(/\/media\/[\w/.-]+/g))];
}

const p95 = async (address: string, host: string): Promise<number> =>
  steadyPercentile(await firstBytes(address, host, { samples, pause }), 0.95);

/** Memory in bytes of a process and those that it started; memory that several share, such as Postgres's buffers, counts once. */
async function memoryOf(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid=,pss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = new Set([root]);
  // a parent may be listed after its children
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const [pid = 0, parent = 0] of processes) if (members.has(parent)) members.add(pid);
  }
  return processes.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (members.has(pid) ? kilobytes * 1024 : 0), 0);
}
