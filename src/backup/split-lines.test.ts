import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { splitLines } from './split-lines.ts';

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Everything that Unicode or a program calls the end of a line, except the line feed. */
const others = ['\r', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x85', '\u2028', '\u2029'];

test.each([1, 2, 3, 1000])('lines end at line feeds only, in chunks of %i bytes', async (size) => {
  const lines = ['', ...others.map((character) => `a${character}b`), '\ufeffé😀', ''];
  const text = lines.map((line) => `${line}\n`).join('');
  expect(await Array.fromAsync(splitLines(inChunks(text, size)))).toEqual(lines);
});

test('text without a final line feed ends with its last line', async () => {
  expect(await Array.fromAsync(splitLines(inChunks('a\nb', 1)))).toEqual(['a', 'b']);
  expect(await Array.fromAsync(splitLines(inChunks('', 1)))).toEqual([]);
});

test('bytes that are not UTF-8 are an error', async () => {
  const cut = (async function* () {
    yield Buffer.from('é').subarray(0, 1);
  })();
  await expect(Array.fromAsync(splitLines(cut))).rejects.toThrow('not valid');
});

test('readline, in contrast, divides lines elsewhere as well', async () => {
  const lines = await Array.fromAsync(createInterface({ input: Readable.from(['a\u2028b\n']) }));
  expect(lines).toEqual(['a', 'b']);
});
