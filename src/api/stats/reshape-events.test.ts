import { expect, test } from 'vitest';

import { toPlays } from './reshape-events.ts';
import type { BookPlay, BookScore } from './score-book.ts';

const play = (text: string, kind: string) =>
  ({ period: 1, clock: '3:21', side: null, kind, text }) as unknown as BookPlay;
const actionOf = (family: string, text: string, kind = 'comment') =>
  toPlays({ family, plays: [play(text, kind)] } as unknown as BookScore, [])[0]?.action;

test.each([
  'Timeout',
  'Media timeout',
  '30-second timeout, Kentucky',
  'Timeout Duke, clock 03:21.',
  'Timeout by IONA.',
  'Timeout (MEDIA)',
  'Time-out North Lakes at 14:23 of the 2nd',
  'CMT: Timeout on the field.',
  'Official TV Timeout',
  'OfficialTVTimeOut',
  'Maryland TIMEOUT 30 Sec. (1st TO, 1st 30)',
  'Ohio State University TIMEOUT Full (4th TO, 1st Full)',
])('the plays of every sport carry the time-out "%s"', (text) => {
  for (const family of ['basketball', 'football', 'soccer', 'volleyball'])
    expect([actionOf(family, text), actionOf(family, text, 'play')]).toEqual(['TIMEOUT', 'TIMEOUT']);
});

test.each([
  ['Ash rush for 3 yards to the DUK20. Timeout Duke, clock 03:21.', 'play', ''],
  ['Elm, Eve shot wide, then a timeout', 'play', ''],
  ['Timeouts left: Duke 2', 'heading', undefined],
  ['Good evening', 'comment', undefined],
])('"%s" is no time-out', (text, kind, action) => {
  expect(actionOf('football', text, kind)).toBe(action);
});
