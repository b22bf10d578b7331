import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { serverFlags } from '../../scripts/server-flags.mjs';

/** Addresses by route, for each page module: its routes load the same modules. */
export type FirstRequests = { origin: string; cookie: string; pages: Record<string, string>[] };

/** By route. */
export type FirstResponses = Record<string, { status: number; text: string }>;

const program = fileURLToPath(new URL('./first-requests-program.ts', import.meta.url));

/** Servers of a process. It keeps them all in memory, about 35 MB each, with their timers. */
const serversAtOnce = 16;

/** Sends the requests for each page to a server that has rendered no other. No other process may have the data folder open. */
export async function sendFirstRequests(dataDir: string, requests: FirstRequests): Promise<FirstResponses> {
  const responses: FirstResponses = {};
  for (let start = 0; start < requests.pages.length; start += serversAtOnce) {
    const pages = requests.pages.slice(start, start + serversAtOnce);
    Object.assign(responses, await sendFromOneProcess(dataDir, { ...requests, pages }));
  }
  return responses;
}

async function sendFromOneProcess(dataDir: string, requests: FirstRequests): Promise<FirstResponses> {
  const child = fork(program, {
    execArgv: serverFlags,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, SAMPLE_LIVE_GAME: 'off', LOG_LEVEL: 'error' },
  });
  child.send(requests);
  const responded = once(child, 'message');
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} exited with ${code}`)));
  const [responses] = await Promise.race([responded, exited]);
  child.kill('SIGKILL');
  await exited.catch(() => {});
  return responses;
}
