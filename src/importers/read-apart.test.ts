import { afterAll, expect, test } from 'vitest';

import { createFileReader } from './read-apart.ts';
import { isImportRefusal } from './refusal.ts';

const reader = createFileReader();
afterAll(() => reader.close());

const deep = 20_000;
const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (open: string, close: string, inside = '') => open.repeat(deep) + inside + close.repeat(deep);
const story = (front: string, text: string) => bytes(`---\ntitle: A\ndate: 2024-05-06\n${front}\n---\n${text}`);
const list = Array.from({ length: 1500 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
const calendar = (count: number) =>
  `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(count)}${'END:VEVENT\r\n'.repeat(count)}END:VCALENDAR\r\n`;
const feed = (text: string) =>
  `<rss><channel><item><title>A</title><description>${text}</description></item></channel></rss>`;

test.each([
  ['a game of deep JSON', () => reader.read('game', bytes(nested('[', ']'))), /nested deeper than 100 levels/],
  ['a game of deep objects', () => reader.read('game', bytes(nested('{"a":', '}', '1'))), /nested deeper than 100/],
  ['a game of deep XML', () => reader.read('game', bytes(nested('<bbgame>', '</bbgame>'))), /nested deeper than 40/],
  ['a roster of deep JSON', () => reader.read('roster', bytes(nested('[', ']'))), /nested deeper than 100 levels/],
  [
    'a season of deep JSON',
    () => reader.read('season', bytes(nested('[', ']')), { family: 'baseball', title: 'Baseball' }),
    /nested deeper than 100/,
  ],
  [
    'rows of deep JSON',
    () => reader.read('objects', bytes(`[{"a":${nested('[', ']')}}]`)),
    /nested deeper than 100 levels/,
  ],
  ['a podcast of deep XML', () => reader.read('podcast', bytes(nested('<rss>', '</rss>'))), /nested deeper than 40/],
  [
    'a calendar of deep entries',
    () => reader.read('schedule', bytes(calendar(deep))),
    /no games|nested too deeply|damaged/,
  ],
  [
    'vCards in vCards',
    () => reader.read('vcards', 'a.vcf', bytes('BEGIN:VCARD\r\n'.repeat(deep))),
    /damaged|nested too deeply/,
  ],
  [
    'a story with deep front matter',
    () => reader.read('stories', { name: 'a.md', bytes: story(`tags: ${nested('[', ']')}`, 'B') }),
    /front matter .*(nested|read)/,
  ],
  [
    'a story with deep quotes',
    () => reader.read('stories', { name: 'a.md', bytes: story('', '> '.repeat(deep)) }),
    /nested/,
  ],
  ['a story with deep lists', () => reader.read('stories', { name: 'a.md', bytes: story('', list) }), /nested/],
  [
    'a story with deep HTML',
    () => reader.read('stories', { name: 'a.md', bytes: story('', nested('<b>', '</b>')) }),
    /nested deeper than 100/,
  ],
  [
    'a page of deep HTML',
    () => reader.read('stories', { name: 'a.html', bytes: bytes(`<h1>A</h1>${nested('<div>', '</div>')}`) }),
    /nested deeper than 100/,
  ],
  [
    'a feed with deep HTML',
    () => reader.read('stories', { name: 'a.xml', bytes: bytes(feed(nested('&lt;b&gt;', '&lt;/b&gt;'))) }),
    /nested deeper than 100/,
  ],
  [
    'a table of 50,001 rows',
    () => reader.read('table', bytes(`a\n${'1\n'.repeat(50_001)}`)),
    /has 50,002 rows; the limit is 50,000\. Divide it/,
  ],
  [
    '50,001 objects',
    () => reader.read('objects', bytes('{"a":1}\n'.repeat(50_001))),
    /has 50,001 rows; the limit is 50,000/,
  ],
])('%s is refused with the reason', async (_, read, reason) => {
  const error: unknown = await read().then(
    () => 'read',
    (refusal: unknown) => refusal,
  );
  expect(isImportRefusal(error), String(error)).toBe(true);
  expect(String(error)).toMatch(reason);
  expect(String(error)).not.toContain('call stack');
});

test('a file that takes too much time or memory is refused with the limit, and the next one is read', async () => {
  // lists take far more memory than text
  const row = `{"lists":[${'[],'.repeat(199)}[]]}`;
  const rows = bytes(`[${Array.from({ length: 20_000 }, () => row).join(',')}]`);
  const slow = createFileReader({ seconds: 0.01, megabytes: 512 });
  await expect(slow.read('objects', rows)).rejects.toThrow('The file takes longer than 0.01 s to read. Divide it');
  slow.close();
  const small = createFileReader({ seconds: 20, megabytes: 64 });
  await expect(small.read('objects', rows)).rejects.toThrow('The file takes more than 64 MB of memory to read.');
  expect(await small.read('objects', bytes('{"a":1}'))).toEqual([{ a: 1 }]);
  small.close();
});

test('a refused file has its position', async () => {
  await expect(reader.read('objects', bytes('[{"a":\n1},{"b"'))).rejects.toMatchObject({
    message: expect.stringMatching(/^line 2, column \d+: The JSON is damaged/),
    refusal: { line: 2 },
  });
});
