import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { isFolderInUse, lockFolder } from './folder-lock.ts';
import { startOfProcess } from './process-start.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'fieldhouse-lock-')), 'database');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(path.dirname(folder), { recursive: true });
});

/** A child process that locks the folder and prints "mine", or the error. */
function startOwner(): ChildProcess & { answer: Promise<string> } {
  const script = `import { lockFolder } from ${JSON.stringify(path.resolve('src/db/folder-lock.ts'))};
    await lockFolder(process.argv[1]).then(() => console.log('mine'), (error) => { console.log(error.message); process.exit(); });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const answer = once(child.stdout, 'data').then(([data]) => String(data).trim());
  return Object.assign(child, { answer });
}

test('locking a folder in use fails and names its owner; after the release it succeeds', async () => {
  const release = await lockFolder(folder);
  const error = await lockFolder(folder).catch((reason: unknown) => reason);
  expect(isFolderInUse(error)).toBe(true);
  expect(String(error)).toContain(`in use by process ${process.pid}. Stop it, choose another DATA_DIR`);
  await release();
  await (await lockFolder(folder))();
});

test('a running owner in another process keeps the lock; one killed with SIGKILL does not', async () => {
  const owner = startOwner();
  expect(await owner.answer).toBe('mine');
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${owner.pid}`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await (await lockFolder(folder))();
});

test('of six processes that start at once after the owner was killed exactly one gets the lock', async () => {
  const dead = startOwner();
  await dead.answer;
  dead.kill('SIGKILL');
  await once(dead, 'exit');
  const answers = await Promise.all(Array.from({ length: 6 }, () => startOwner().answer));
  expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1);
}, 30_000);

test('of many attempts in one process exactly one gets the lock', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a process with the id of a former owner is not the owner', async () => {
  const host = os.hostname().replace(/[^a-zA-Z0-9.-]/g, '-');
  await mkdir(`${folder}.lock`, { recursive: true });
  await writeFile(path.join(`${folder}.lock`, `${host}~${process.ppid}~${await startOfProcess(process.ppid)}9~1`), '');
  await (await lockFolder(folder))();
  expect(await readdir(`${folder}.lock`)).toEqual([]);
});

test('a claim from another machine counts while its heartbeat is recent', async () => {
  const claim = path.join(`${folder}.lock`, 'elsewhere~1~77~1');
  await mkdir(`${folder}.lock`, { recursive: true });
  await writeFile(claim, '');
  await expect(lockFolder(folder)).rejects.toThrow('in use by process 1 on elsewhere');
  const longAgo = Date.now() / 1000 - 60;
  await utimes(claim, longAgo, longAgo);
  await (await lockFolder(folder))();
});
