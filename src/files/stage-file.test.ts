import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createDiskStore } from '../storage/disk-store.ts';
import { stageFile } from './stage-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stage-'));
  await writeFile(path.join(folder, 'guide.pdf'), '%PDF-1.7 guide');
  await symlink('guide.pdf', path.join(folder, 'link.pdf'));
  execFileSync('mkfifo', [path.join(folder, 'pipe.pdf')]);
});
afterAll(() => rm(folder, { recursive: true }));

/** A file that the command line did not read because of its size. */
const stage = (name: string) =>
  stageFile(
    createDiskStore(path.join(folder, 'store')),
    1,
    { name, problem: 'too large', path: path.join(folder, name) },
    ['document'],
  );

test('a large file is read from its path', async () => {
  expect(await stage('guide.pdf')).toMatchObject({ name: 'guide.pdf', size: 14 });
});

test.each([
  ['link.pdf', 'link.pdf is a symbolic link'],
  ['pipe.pdf', 'pipe.pdf is a named pipe'],
  ['none.pdf', 'none.pdf is missing'],
])('%s is refused: %s', async (name, message) => {
  await expect(stage(name)).rejects.toThrow(message);
});
