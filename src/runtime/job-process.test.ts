import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createJobProcess } from './job-process.ts';

let folder: string;
let entry: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-jobs-'));
  entry = path.join(folder, 'entry.mjs');
  await writeFile(
    entry,
    `process.on('message', ({ ends, hangs }) => {
      if (ends === 'before') process.exit();
      while (hangs);
      process.send({ result: process.pid }, () => ends && process.exit());
    });`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const isRunning = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

it('a process that died after its job is replaced for the next one', async () => {
  const jobs = createJobProcess({ entry });
  const first = await jobs.run({ ends: 'after' });
  const pid = 'result' in first ? first.result : undefined;
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await jobs.run({})).toHaveProperty('result');
  jobs.stop();
});

it('a job fails with `crashed` when its process dies, and the next one has a new process', async () => {
  const jobs = createJobProcess({ entry });
  expect(await jobs.run({ ends: 'before' })).toEqual({ failure: 'crashed' });
  expect(await jobs.run({})).toHaveProperty('result');
  jobs.stop();
});

it('a job whose signal aborts fails with `aborted`, its process is killed, and the next job has a new one', async () => {
  const jobs = createJobProcess({ entry });
  const first = await jobs.run({});
  const pid = 'result' in first ? first.result : undefined;
  const leaving = new AbortController();
  const hung = jobs.run({ hangs: true }, leaving.signal);
  const next = jobs.run({});
  // the first has started
  await wait(50);
  leaving.abort();
  expect(await hung).toEqual({ failure: 'aborted' });
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await jobs.run({}, leaving.signal)).toEqual({ failure: 'aborted' });
  expect(await next).toHaveProperty(
    'result',
    expect.not.toSatisfy((result) => result === pid),
  );
  jobs.stop();
});

it('a busy process is killed when its parent exits', async () => {
  const parent = path.join(folder, 'parent.mjs');
  const source = pathToFileURL(path.resolve('src/runtime/job-process.ts')).href;
  await writeFile(
    parent,
    `import { createJobProcess } from ${JSON.stringify(source)};
     const jobs = createJobProcess({ entry: ${JSON.stringify(entry)} });
     const { result } = await jobs.run({});
     jobs.run({ hangs: true });
     process.stdout.write(String(result), () => setTimeout(() => process.exit(), 100));`,
  );
  const { stdout: pid } = await promisify(execFile)(process.execPath, [parent]);
  expect(Number(pid)).toBeGreaterThan(1);
  await expect.poll(() => isRunning(pid)).toBe(false);
});
