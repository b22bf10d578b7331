import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openOutsideFile, readOutsideFile, streamOutsideFile } from './outside-file.ts';

let folder: string;
let root: string;
const socket = createServer();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outside-'));
  root = path.join(folder, 'archive');
  await mkdir(path.join(root, 'pictures'), { recursive: true });
  await writeFile(path.join(folder, 'secret'), 'secret');
  await writeFile(path.join(root, 'pictures/logo.svg'), '<svg/>');
  await symlink(path.join(folder, 'secret'), path.join(root, 'link'));
  await symlink('pictures/logo.svg', path.join(root, 'inner-link'));
  await symlink('/proc/self/environ', path.join(root, 'environ'));
  await symlink(path.join(folder, 'gone'), path.join(root, 'dangling'));
  await symlink(folder, path.join(root, 'up'));
  await symlink('pictures', path.join(root, 'inner-folder'));
  await symlink(root, path.join(folder, 'latest'));
  execFileSync('mkfifo', [path.join(root, 'pipe')]);
  await new Promise<void>((resolve) => socket.listen(path.join(root, 'socket'), resolve));
});
afterAll(async () => {
  socket.close();
  await rm(folder, { recursive: true });
});

describe('a file below a root', () => {
  test('is read, also when the root itself is a link', async () => {
    expect(String(await readOutsideFile({ root, path: 'pictures/logo.svg' }))).toBe('<svg/>');
    const latest = { root: path.join(folder, 'latest'), path: 'pictures/logo.svg' };
    expect(String(Buffer.concat(await Array.fromAsync(streamOutsideFile(latest))))).toBe('<svg/>');
  });

  test.each([
    ['link', 'link is a symbolic link instead of a regular file'],
    ['inner-link', 'inner-link is a symbolic link instead of a regular file'],
    ['environ', 'environ is a symbolic link instead of a regular file'],
    ['dangling', 'dangling is a symbolic link instead of a regular file'],
    ['up/secret', 'up/secret is reached through a symbolic link'],
    ['inner-folder/logo.svg', 'inner-folder/logo.svg is reached through a symbolic link'],
    ['pipe', 'pipe is a named pipe instead of a regular file'],
    ['socket', 'socket is a socket instead of a regular file'],
    ['pictures', 'pictures is a folder instead of a regular file'],
    ['pictures/logo.svg/x', 'x is missing'],
    ['none', 'none is missing'],
    ['../secret', 'names a file outside of it: "../secret"'],
    ['/etc/passwd', 'names a file outside of it: "/etc/passwd"'],
    ['', 'names a file outside of it: ""'],
    ['pictures/logo.svg\0.png', 'names a file outside of it: "pictures/logo.svg\\u0000.png"'],
  ])('at %j is refused: %s', async (name, message) => {
    await expect(openOutsideFile({ root, path: name })).rejects.toMatchObject({
      code: 'USAGE',
      message: expect.stringContaining(message),
    });
  });

  test('larger than the limit is refused', async () => {
    await expect(readOutsideFile({ root, path: 'pictures/logo.svg' }, 5)).rejects.toThrow('the limit is 5');
  });
});

describe('a file that a person names', () => {
  test('may be a link', async () => {
    expect(String(await readOutsideFile({ path: path.join(root, 'link') }))).toBe('secret');
  });

  test.each([
    ['pipe', 'is a named pipe'],
    ['dangling', 'is missing'],
    ['none', 'is missing'],
  ])('is not a %s', async (name, message) => {
    await expect(readOutsideFile({ path: path.join(root, name) })).rejects.toThrow(message);
  });

  test('is no device', async () => {
    await expect(readOutsideFile({ path: '/dev/zero' })).rejects.toThrow('/dev/zero is a device');
  });
});
