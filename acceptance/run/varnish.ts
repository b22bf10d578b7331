import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { vi } from 'vitest';

import { sendRequest } from './request.ts';

/** Debian installs it outside of the `PATH` of users. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V'], { env }).status === 0;

/** Runs Varnish with the configuration of `deploy/varnish` in front of a server on this machine. Returns a function that stops it. */
export const startVarnish = async ({ port, serverPort }: { port: number; serverPort: number }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-varnish-'));
  const configuration = path.join(folder, 'fieldhouse.vcl');
  const text = await readFile('deploy/varnish/fieldhouse.vcl', 'utf8');
  await writeFile(configuration, text.replace('.port = "3000"', `.port = "${serverPort}"`));
  const options = [
    '-F',
    '-j',
    'none',
    '-n',
    path.join(folder, 'run'),
    '-s',
    'malloc,32m',
    '-p',
    'vcc_allow_inline_c=off',
  ];
  const varnish = spawn('varnishd', [...options, '-a', `127.0.0.1:${port}`, '-f', configuration], { env });
  const output: string[] = [];
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (bytes) => output.push(String(bytes)));
  const ended = once(varnish, 'exit');
  const isListening = () => sendRequest({ port }, { host: 'localhost', path: '/metrics' });
  await vi.waitFor(isListening, { timeout: 30_000, interval: 100 }).catch((cause) => {
    throw new Error(`Varnish did not start:\n${output.join('')}`, { cause });
  });
  return async () => {
    varnish.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
};
