import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '../src/testing/free-port.ts';

export type RunningProcess = {
  origin: string;
  pid: number;
  /** The end of its output. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts a script of the project as a server and waits until the path `ready` responds with 200. Throws with its output if it exits before. */
export async function startProcess(
  args: string[],
  environment: Record<string, string>,
  ready: string,
  seconds = 90,
): Promise<RunningProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + seconds * 1000;
  while (!(await isReady(origin + ready))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      await terminate(child);
      throw new Error(`${args.join(' ')} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, pid: child.pid ?? 0, output: () => output, stop: () => terminate(child) };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}
