import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { freePort } from '../../bench/processes.ts';

const start = async (variables: Record<string, string> = {}) => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.resolve('src/server/testing/supervised.ts')], {
    env: { ...process.env, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`).then((response) => response.text());
  /** The processes that answer several requests. */
  const pids = async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/pid').catch(() => 'refused')));
    return [...new Set(answers)].sort();
  };
  const bothAnswer = () => expect.poll(async () => (await pids()).filter((pid) => pid !== 'refused').length).toBe(2);
  return { child, exit, get, pids, bothAnswer, output: () => output };
};

test('a worker that is killed is replaced, and the other one answers meanwhile', async () => {
  const { get, pids, bothAnswer } = await start();
  await bothAnswer();
  const before = await pids();
  await get('/die').catch(() => {});
  expect(before).toContain(await get('/pid'));
  await expect.poll(async () => (await pids()).filter((pid) => !before.includes(pid)).length).toBe(1);
});

test('SIGHUP replaces every worker without a refused or broken request', async () => {
  const { child, get, pids, bothAnswer, output } = await start();
  await bothAnswer();
  const before = await pids();
  child.kill('SIGHUP');
  const failures: unknown[] = [];
  while (!output().includes('All workers were replaced')) {
    await Promise.all(['/pid', '/slow', '/pid'].map((address) => get(address).catch((error) => failures.push(error))));
    await wait(10);
  }
  expect(failures).toEqual([]);
  expect((await pids()).filter((pid) => before.includes(pid))).toEqual([]);
});

test('SIGTERM lets the workers finish their requests', async () => {
  const { child, get, exit, bothAnswer } = await start();
  await bothAnswer();
  const slow = get('/slow');
  await wait(100);
  child.kill('SIGTERM');
  expect(await slow).toMatch(/^\d+$/);
  expect(await exit).toBe(0);
});

test('workers that cannot start end the process', async () => {
  const { exit } = await start({ BROKEN: 'yes' });
  expect(await exit).toBe(1);
});
