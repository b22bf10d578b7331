import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One address per route. */
export type FirstRequests = { origin: string; cookie: string; addresses: Record<string, string> };

/** By route. */
export type FirstResponses = Record<string, { status: number; text: string }>;

const program = fileURLToPath(new URL('./first-requests-program.ts', import.meta.url));

/** Servers of one process. It keeps them all in memory, about 35 MB each, with their timers. */
const serversAtOnce = 16;

/** Sends each request to a server that has rendered nothing before. No other process may have the data folder open. */
export async function sendFirstRequests(dataDir: string, requests: FirstRequests): Promise<FirstResponses> {
  const responses: FirstResponses = {};
  const addresses = Object.entries(requests.addresses);
  while (addresses.length > 0) {
    const part = Object.fromEntries(addresses.splice(0, serversAtOnce));
    Object.assign(responses, await sendFromOneProcess(dataDir, { ...requests, addresses: part }));
  }
  return responses;
}

async function sendFromOneProcess(dataDir: string, requests: FirstRequests): Promise<FirstResponses> {
  const child = fork(program, {
    execArgv: [],
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
