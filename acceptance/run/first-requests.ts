import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Names of routes with the address asked for; `cookie` is sent with all of them. */
export type FirstRequests = { origin: string; cookie: string; addresses: Record<string, string> };

/** By the same names: the status, and the document. */
export type FirstAnswers = Record<string, { status: number; text: string }>;

const program = fileURLToPath(new URL('./first-requests-program.ts', import.meta.url));

/** Requests each address of a server that has answered nothing before. No other process may hold the data folder. */
export async function firstRequests(dataDir: string, requests: FirstRequests): Promise<FirstAnswers> {
  const child = fork(program, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, SAMPLE_LIVE_GAME: 'off', LOG_LEVEL: 'error' },
  });
  child.send(requests);
  const answered = once(child, 'message');
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`)));
  const [answers] = await Promise.race([answered, ended]);
  ended.catch(() => {});
  child.kill('SIGKILL');
  return answers;
}
