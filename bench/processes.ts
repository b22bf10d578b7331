import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type Running = { origin: string; pid: number; stop: () => Promise<void> };

/** A port of loopback that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port of loopback could be taken');
  return address.port;
}

/** Starts a program of the project in a process of its own and waits until `ready` answers 200. Throws with its last words when it ends before. */
export async function startProcess(
  args: string[],
  environment: Record<string, string>,
  ready: string,
  seconds = 90,
): Promise<Running> {
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
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4000);
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + seconds * 1000;
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      await end(child);
      throw new Error(`${args.join(' ')} did not come up:\n${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}
