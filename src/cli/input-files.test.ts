import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findInputFiles, readInputFiles } from './input-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fieldhouse-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
}

const find = (...paths: string[]) => findInputFiles(paths, ['.xml', '.json']);

test('a folder is replaced by all game files below it, sorted by name', async () => {
  await write('10.xml', '9.xml', 'notes.csv', '2015-16/game.JSON', '2014-15/a/b.xml', '.hidden/c.xml');
  const files = await find(folder);
  expect(files.map(({ name }) => name)).toEqual(['9.xml', '10.xml', '2014-15/a/b.xml', '2015-16/game.JSON']);
  const read = await Array.fromAsync(readInputFiles(files));
  expect(read.map((file) => 'bytes' in file && new TextDecoder().decode(file.bytes))).toEqual(
    files.map(({ name }) => name),
  );
});

test('files named along with a folder keep their position and base name', async () => {
  await write('season/b.xml', 'a.csv');
  const files = await find(path.join(folder, 'a.csv'), path.join(folder, 'season'), path.join(folder, 'none.xml'));
  expect(files.map(({ name }) => name)).toEqual(['a.csv', 'b.xml', 'none.xml']);
});

test('a folder without game files becomes one entry with a problem', async () => {
  await write('notes.csv');
  expect(await find(folder)).toEqual([
    { path: folder, name: folder, problem: `The folder ${folder} has no .xml or .json files.` },
  ]);
});

test('a dangling link is reported, and the other files are found', async () => {
  await write('a.xml');
  await symlink(path.join(folder, 'gone.xml'), path.join(folder, 'b.xml'));
  const read = await Array.fromAsync(readInputFiles(await find(folder)));
  expect(read).toMatchObject([
    { name: 'a.xml' },
    { name: 'b.xml', problem: expect.stringContaining('does not exist') },
  ]);
});

// root can read every folder
test.skipIf(process.getuid?.() === 0)('an unreadable folder is reported, and the other files are found', async () => {
  await write('a.xml', 'closed/b.xml');
  await chmod(path.join(folder, 'closed'), 0o000);
  const files = await find(folder);
  await chmod(path.join(folder, 'closed'), 0o700);
  expect(files).toMatchObject([{ name: 'a.xml' }, { name: 'closed', problem: expect.stringContaining('EACCES') }]);
});

test('a folder is not expanded for a command without folders', async () => {
  const [file] = await Array.fromAsync(readInputFiles(await findInputFiles([folder])));
  expect(file).toMatchObject({ problem: expect.stringContaining('is a folder') });
});
