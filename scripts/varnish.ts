import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian installs it outside of the `PATH` of users. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
const startTimeout = 60_000;

export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V'], { env }).status === 0;

type Ports = { port: number; purgePort?: number; serverPort: number };

/** Ends Varnish, by default with SIGTERM, or stalls it with SIGSTOP until SIGCONT. */
export type SignalVarnish = (signal?: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>;

/**
 * Runs Varnish at a port of this machine with the configuration of `deploy/varnish`, in front of a server. Throws with its output if
 * it does not start.
 */
export const startVarnish = async ({ port, purgePort, serverPort }: Ports): Promise<SignalVarnish> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-varnish-'));
  const configuration = path.join(folder, 'fieldhouse.vcl');
  const text = await readFile('deploy/varnish/fieldhouse.vcl', 'utf8');
  await writeFile(configuration, text.replace('.port = "3000"', `.port = "${serverPort}"`));
  const options = ['-F', '-j', 'none', '-n', path.join(folder, 'run'), '-s', 'malloc,32m'];
  const ports = ['-a', `127.0.0.1:${port}`, ...(purgePort ? ['-a', `purge=127.0.0.1:${purgePort}`] : [])];
  const varnish = spawn('varnishd', [...options, ...ports, '-f', configuration], { env });
  const output: string[] = [];
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (bytes) => output.push(String(bytes)));
  const ended = once(varnish, 'exit');
  const stop: SignalVarnish = async (signal = 'SIGTERM') => {
    if (signal === 'SIGSTOP' || signal === 'SIGCONT') {
      // the child of the manager serves the requests
      const children = await readFile(`/proc/${varnish.pid}/task/${varnish.pid}/children`, 'utf8');
      for (const child of children.trim().split(' ')) process.kill(Number(child), signal);
      return;
    }
    varnish.kill(signal);
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + startTimeout;
  // what listens at the port of a Varnish that has ended is another program
  while (varnish.exitCode !== null || !(await isListening(port))) {
    if (varnish.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`Varnish did not start:\n${output.join('')}`);
    }
    await wait(100);
  }
  return stop;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
