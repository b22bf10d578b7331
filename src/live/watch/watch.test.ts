import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { gameXml } from '../../cli/testing/game-xml.ts';
import type { Upload, UploadResult } from './upload.ts';
import { createUploadQueue } from './upload-queue.ts';
import { watchFiles } from './watch-files.ts';

let folder: string;
let stopping: AbortController;
let watching: Promise<void>;
let uploads: Upload[];
let problems: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fieldhouse-watch-'));
  stopping = new AbortController();
  [uploads, problems] = [[], []];
});
afterEach(async () => {
  stopping.abort();
  await watching;
  await rm(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
const follow = (place: string) => {
  watching = watchFiles({
    path: place,
    interval: 20,
    signal: stopping.signal,
    onUpload: (upload) => void uploads.push(upload),
    onProblem: (text) => void problems.push(text),
  });
};
const standings = () => uploads.map(({ summary }) => summary);

test('a file is watched when it appears, is written in parts and is replaced', async () => {
  const file = at('live.xml');
  follow(file);
  await vi.waitFor(() => expect(problems).toEqual([`Waiting for ${file} ...`]));
  const second = gameXml({ score: 5 });
  await writeFile(file, gameXml({ score: 3 }));
  await vi.waitFor(() => expect(standings()).toEqual(['Harbor 2, Lakeside 3, Final']));
  await writeFile(file, second.subarray(0, 900));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await writeFile(file, second);
  await vi.waitFor(() => expect(standings().at(-1)).toBe('Harbor 2, Lakeside 5, Final'));
  await writeFile(at('new.tmp'), gameXml({ score: 8 }));
  await rename(at('new.tmp'), file);
  await vi.waitFor(() => expect(standings()).toHaveLength(3));
  expect(standings().at(-1)).toBe('Harbor 2, Lakeside 8, Final');
  expect(problems).toHaveLength(1);
});

test('in a folder a link to another file is reported once and not followed', async () => {
  await mkdir(at('games'));
  await writeFile(at('secret.xml'), gameXml({ score: 3 }));
  await symlink(at('secret.xml'), at('games/live.xml'));
  follow(at('games'));
  await vi.waitFor(() =>
    expect(problems).toEqual(['live.xml is a symbolic link, which is not followed in a folder; watch it by itself.']),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([uploads, problems.length]).toEqual([[], 1]);
});

test('in a folder the newest file of each current game is watched', async () => {
  const today = Temporal.Now.plainDateISO('UTC');
  const date = `${today.month}/${today.day}/${today.year}`;
  await writeFile(at('a.xml'), gameXml({ id: 'G1', date, score: 3 }));
  await writeFile(at('old.xml'), gameXml({ id: 'G0' }));
  await writeFile(at('notes.txt'), 'nothing');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(at('b.xml'), gameXml({ id: 'G1', date, score: 6 }));
  follow(folder);
  await vi.waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['b.xml']));
  await writeFile(at('c.xml'), gameXml({ id: 'G2', date, score: 9 }));
  await vi.waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['b.xml', 'c.xml']));
});

const upload = (summary: string): Upload => ({ game: 'G1', name: 'x.xml', bytes: new Uint8Array(), summary });

test('an unreachable server is retried, and the newest snapshot replaces the queued one', async () => {
  const [sent, told]: [string[], string[]] = [[], []];
  let isThere = false;
  const answer = (): UploadResult =>
    isThere ? { kind: 'taken', gameId: 1, version: 1, change: 'changed' } : { kind: 'unreachable', reason: 'away' };
  const queue = createUploadQueue({
    send: async ({ summary }) => {
      if (isThere) sent.push(summary);
      return answer();
    },
    signal: new AbortController().signal,
    onResult: () => {},
    onRetry: (reason) => void told.push(reason),
  });
  queue.enqueue(upload('first'));
  await vi.waitFor(() => expect(told).toEqual(['away']));
  queue.enqueue(upload('second'));
  queue.enqueue(upload('third'));
  isThere = true;
  await queue.finish();
  expect(sent).toEqual(['third']);
  queue.enqueue(upload('fourth'));
  await queue.finish();
  expect(sent).toEqual(['third', 'fourth']);
});
