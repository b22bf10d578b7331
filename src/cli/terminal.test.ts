import { expect, test } from 'vitest';

import { estimateTimeLeft } from './import-files.ts';
import { createTerminal } from './terminal.ts';

function stream(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 40, written, write: (text: string) => written.push(text) };
}

test('on a terminal progress is one line, erased before other output', () => {
  const [stdout, stderr] = [stream(true), stream(true)];
  const io = createTerminal({ stdout, stderr });
  io.progress('1 of 2 files done');
  io.progress('2 of 2 files done');
  io.out('done');
  expect(stderr.written).toEqual(['1 of 2 files done', '\r\u001b[K', '2 of 2 files done', '\r\u001b[K']);
  expect(stdout.written).toEqual(['done\n']);
});

test('a terminal without a known width has 80 columns', () => {
  const stderr = { ...stream(true), columns: 0 };
  createTerminal({ stdout: stream(true), stderr }).progress('x'.repeat(100));
  expect(stderr.written).toEqual(['x'.repeat(79)]);
});

test('without a terminal progress is one line every ten seconds', () => {
  const stderr = stream(false);
  let now = 0;
  const io = createTerminal({ stdout: stream(false), stderr }, () => now);
  for (const seconds of [0, 9, 10, 11, 19, 21]) {
    now = seconds * 1000;
    io.progress(`${seconds} of 393 files done`);
  }
  expect(stderr.written).toEqual(['10 of 393 files done\n', '21 of 393 files done\n']);
});

test.each([
  [2000, 10, 100, ''],
  [5000, 0, 100, ''],
  [5000, 10, 100, 'about 45 s left'],
  [60_000, 100, 393, 'about 3 min left'],
  [60_000, 10, 1000, 'about 1 h 39 min left'],
])('after %d ms and %d of %d files the time left is "%s"', (elapsed, done, total, text) => {
  expect(estimateTimeLeft(elapsed, done, total)).toBe(text);
});
