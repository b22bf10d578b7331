import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, onTestFinished, test, vi } from 'vitest';

import { freePort } from '../testing/free-port.ts';

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
  const get = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(3000) }).then((response) =>
      response.text(),
    );
  /** The processes that handle several requests. */
  const pids = async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/pid').catch(() => 'refused')));
    return [...new Set(answers)].filter((pid) => pid !== 'refused').sort();
  };
  const bothAnswer = () => expect.poll(async () => (await pids()).length).toBe(2);
  return { child, exit, get, pids, bothAnswer, output: () => output };
};

test('a killed worker is replaced, and meanwhile the other one responds', async () => {
  const { get, pids, bothAnswer } = await start();
  await bothAnswer();
  const before = await pids();
  await get('/die').catch(() => {});
  expect(before).toContain(await vi.waitFor(() => get('/pid'), 5000));
  await expect.poll(async () => (await pids()).filter((pid) => !before.includes(pid)).length).toBe(1);
});

test('a connection that a worker had not accepted when it died is answered by another one', async () => {
  const { get, bothAnswer } = await start();
  await bothAnswer();
  const dying = get('/hang');
  await wait(100);
  const answers = await Promise.all([...Array.from({ length: 8 }, () => get('/pid')), dying.catch(() => 'broken')]);
  const pids = answers.filter((answer) => /^\d+$/.test(answer));
  expect([pids.length, new Set(pids).size, answers.at(-1)]).toEqual([8, 1, 'broken']);
});

test('while no worker is left, connections are refused or closed at once', async () => {
  const { get, bothAnswer } = await start();
  await bothAnswer();
  const dying = [get('/hang'), get('/hang')];
  await wait(100);
  const startedAt = performance.now();
  const requests = await Promise.allSettled([...dying, ...Array.from({ length: 8 }, () => get('/pid'))]);
  expect(requests.map(({ status }) => status)).toEqual(requests.map(() => 'rejected'));
  expect(performance.now() - startedAt).toBeLessThan(2500);
});

test('a worker that replaces another one has the pages of the remaining ones', async () => {
  const { get, pids, bothAnswer } = await start();
  await bothAnswer();
  const before = await pids();
  await get('/die').catch(() => {});
  let rest: string[] = [];
  let successors: string[] = [];
  await expect
    .poll(async () => {
      const after = await pids();
      rest = after.filter((pid) => before.includes(pid));
      successors = after.filter((pid) => !before.includes(pid));
      return [rest.length, successors.length];
    })
    .toEqual([1, 1]);
  await expect
    .poll(() => get('/pages').catch(() => 'refused'))
    .toMatch(new RegExp(`^page of ${successors}: [^]*page of ${rest}: text game:1`));
});

test('workers of different builds do not share pages', async () => {
  const { get, bothAnswer } = await start({ BUILDS: 'differ' });
  await bothAnswer();
  const pages = await Promise.all(Array.from({ length: 12 }, () => get('/pages')));
  expect(new Set(pages.map((text) => text.split('\n').length))).toEqual(new Set([1]));
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

test('a worker that is killed while the workers are replaced does not stop the replacement', async () => {
  const { child, pids, bothAnswer, output } = await start();
  await bothAnswer();
  const before = await pids();
  child.kill('SIGHUP');
  for (const pid of before) process.kill(Number(pid), 'SIGKILL');
  await expect.poll(output, { timeout: 5000 }).toContain('All workers were replaced');
  await bothAnswer();
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

test('if workers cannot start, the process exits', async () => {
  const { exit } = await start({ BROKEN: 'yes' });
  expect(await exit).toBe(1);
});
