import { execFileSync } from 'node:child_process';
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

test('links and pipes in a folder are reported, and the other files are found', async () => {
  await write('season/a.xml', 'secret.xml', 'other/d.xml');
  const season = path.join(folder, 'season');
  await symlink(path.join(folder, 'gone.xml'), path.join(season, 'b.xml'));
  await symlink(path.join(folder, 'secret.xml'), path.join(season, 'c.xml'));
  await symlink(path.join(folder, 'other'), path.join(season, 'd'));
  execFileSync('mkfifo', [path.join(season, 'e.xml')]);
  const read = await Array.fromAsync(readInputFiles(await find(season)));
  expect(read).toMatchObject([
    { name: 'a.xml', bytes: expect.anything() },
    { name: 'b.xml', problem: expect.stringContaining('b.xml is a symbolic link instead of a regular file') },
    { name: 'c.xml', problem: expect.stringContaining('c.xml is a symbolic link instead of a regular file') },
    { name: 'd', problem: expect.stringContaining('d is a symbolic link, which is not followed') },
    { name: 'e.xml', problem: expect.stringContaining('e.xml is a named pipe instead of a regular file') },
  ]);
});

test('a named file may be in a folder that is a link; a link, a missing file and a pipe are reported', async () => {
  await write('season/a.xml');
  await symlink('season', path.join(folder, 'latest'));
  await symlink('season/a.xml', path.join(folder, 'link.xml'));
  execFileSync('mkfifo', [path.join(folder, 'pipe.xml')]);
  const names = ['latest/a.xml', 'link.xml', 'none.xml', 'pipe.xml'].map((name) => path.join(folder, name));
  expect(await Array.fromAsync(readInputFiles(await findInputFiles(names)))).toMatchObject([
    { name: 'a.xml', bytes: Buffer.from('season/a.xml') },
    { problem: expect.stringContaining('link.xml is a symbolic link') },
    { problem: `The file ${names[2]} does not exist.` },
    { problem: expect.stringContaining('is a named pipe') },
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
