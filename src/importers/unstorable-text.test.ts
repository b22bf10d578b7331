import { expect, test } from 'vitest';

import { getSeasonBook } from '../domain/stats/season/season-books.ts';
import { readGameFile } from './read-game-file.ts';
import { readRosterFile } from './roster/read-roster-file.ts';
import { readScheduleFile } from './schedule/read-schedule-file.ts';
import { readSeasonFile } from './season/read-season-file.ts';
import { readablePlays } from './sidearm/readable-plays.ts';
import { readVcards } from './staff/read-vcards.ts';
import { readStoryFile } from './stories/read-story-file.ts';
import { warnUnread } from './xml/element.ts';
import { readXml } from './xml/read-xml.ts';

const utf8 = (text: string) => Buffer.from(text);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const baseball = { family: 'baseball', title: 'baseball', book: getSeasonBook('baseball') } as const;

test.each<[file: string, read: () => unknown]>([
  ['a game in JSON', () => readGameFile(utf8(String.raw`{"Game":{"Type":"a\ud83d"},"Stats":{}}`))],
  ['a game in UTF-16', () => readGameFile(utf16('<fbgame source="\ud83d"></fbgame>'))],
  ['a roster in JSON', () => readRosterFile(utf8(String.raw`[{"firstName":"Ann\udc00","lastName":"Lee"}]`))],
  ['a roster in UTF-16', () => readRosterFile(utf16('First,Last\nAnn,Lee\ud83d\n'))],
  ['a season in JSON', () => readSeasonFile(utf8(String.raw`{"hitting":[{"Player":"\ud83d"}]}`), baseball as never)],
  ['a schedule in UTF-16', () => readScheduleFile(utf16('Date,Opponent\n2026-09-10,Elm\ud83d\n'))],
  ['a directory in UTF-16', () => readVcards('a.vcf', utf16('BEGIN:VCARD\nFN:Ann\ud83d\nEND:VCARD\n'))],
  [
    'the front matter of a story',
    () => readStoryFile({ name: 'a.md', bytes: utf8(String.raw`---${'\n'}title: "a\ud83d"${'\n'}---${'\n'}`) }),
  ],
  ['a page in UTF-16', () => readStoryFile({ name: 'a.html', bytes: utf16('<h1>Elm\ud83d</h1>') })],
])('half of a surrogate pair in %s is refused', (_, read) => {
  expect(read).toThrow('half of a surrogate pair');
});

test('a reference to half of a surrogate pair in XML is refused', () => {
  expect(() => readXml('<a b="&#xD83D;"/>')).toThrow();
});

test('a quoted value in a warning is cut between characters', () => {
  const long = `${'x'.repeat(39)}😀`;
  const element = readXml('<a/>');
  warnUnread(element, 'yds', long);
  const { warnings } = readablePlays(long.slice(1), (value) => value);
  expect([...element.unread, ...warnings]).toEqual([
    expect.stringContaining(`"${'x'.repeat(39)}"`),
    expect.stringContaining(`${'x'.repeat(38)}, not a list`),
  ]);
});
