import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createJobProcess } from './job-process.ts';

let folder: string;
let entry: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-jobs-'));
  entry = path.join(folder, 'entry.mjs');
  await writeFile(
    entry,
    `process.on('message', ({ ends }) => {
      if (ends === 'before') process.exit();
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
