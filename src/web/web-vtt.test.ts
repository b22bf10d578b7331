import { describe, expect, test } from 'vitest';

import { normalizeWebVtt, parseWebVtt, passagesOf } from './web-vtt.ts';

const document = `WEBVTT - Coaches Corner
Language: en

STYLE
::cue { color: red }

NOTE made by hand

opening
00:01.000 --> 00:04.500 align:start
<v Dan Kowalski>Welcome <i>back</i> to
the show.

00:04.500 --> 01:00:09.250
Q&amp;A &lt;live&gt;

00:10.000 --> 00:12.000
<v.loud Ann Reed>Thanks.
`;

describe('a transcript', () => {
  test('is read with times, speakers and plain text', () => {
    expect(parseWebVtt(document)).toEqual([
      { start: 1, end: 4.5, speaker: 'Dan Kowalski', text: 'Welcome back to the show.' },
      { start: 4.5, end: 3609.25, text: 'Q&A <live>' },
      { start: 10, end: 12, speaker: 'Ann Reed', text: 'Thanks.' },
    ]);
  });

  test('is the same with a byte order mark and other line endings', () => {
    const written = `\uFEFF${document.replaceAll('\n', '\r\n')}\r\n\r\n`;
    expect(normalizeWebVtt(written)).toBe(document);
    expect(parseWebVtt(written)).toEqual(parseWebVtt(document));
  });

  test.each([
    ['', 'its first line has to be WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 'its first line has to be WEBVTT'],
    ['WEBVTT\n\n', 'it has to have at least one cue'],
    ['WEBVTT\n\n00:01,000 --> 00:02,000\nx', 'line 3: "00:01,000 --> 00:02,000" has to be a time such as'],
    ['WEBVTT\n\n00:03.000 --> 00:02.000\nx', 'line 3: the end 00:02.000 has to be after the start 00:03.000'],
    [
      'WEBVTT\n\n00:03.000 --> 00:04.000\nx\n\n00:01.000 --> 00:05.000\ny',
      'line 6: the start 00:01.000 has to be after that of the cue before it',
    ],
    ['WEBVTT\n\n00:03.000 --> 00:04.000\nx\n\nlost text', 'line 6: it has to have a time'],
  ])('%# that is wrong is refused with its line', (text, message) => {
    expect(() => parseWebVtt(text)).toThrow(message);
  });

  test('with many wrong lines names the first ten', () => {
    const wrong = Array.from({ length: 25 }, () => '00:03.000 --> 00:02.000\nx').join('\n\n');
    expect(() => parseWebVtt(`WEBVTT\n\n${wrong}`)).toThrow(/(?:line \d+.*){10}; and 15 more$/);
  });

  test('is printed in passages by speaker', () => {
    const passages = passagesOf(parseWebVtt(document));
    expect(passages.map(({ speaker, cues }) => [speaker, cues.length])).toEqual([
      ['Dan Kowalski', 2],
      ['Ann Reed', 1],
    ]);
  });
});
