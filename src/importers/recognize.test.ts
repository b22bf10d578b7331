import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { readGameFile } from './read-game-file.ts';
import { recognize } from './recognize.ts';
import { isImportRefusal } from './refusal.ts';
import { readCsv } from './table.ts';

const bytes = (text: string) => Buffer.from(text);

test.each(['fbgame', 'bbgame', 'bsgame', 'sogame', 'vbgame', 'lcgame', 'hkgame'])('<%s> is a StatCrew game', (root) => {
  expect(recognize(bytes(`<!-- a note --><${root} source="x"></${root}>`)).format.name).toBe('statcrew');
});

test('SIDEARM and Genius games are recognized by their keys', () => {
  expect(recognize(bytes('{"Game":{},"Stats":{}}')).format.name).toBe('sidearm');
  expect(recognize(bytes('[{"bbgame":{"venue":{}}}]')).format.name).toBe('genius');
  expect(recognize(bytes('{"bbgame":{"venue":{}}}')).format.name).toBe('genius');
});

test.each([
  ['', 'empty'],
  ['<bsseas source="x"></bsseas>', 'totals of a season'],
  ['<rss version="2.0"></rss>', 'feed'],
  ['<!DOCTYPE html><html><body>404</body></html>', 'web page'],
  ['<html></html>', 'web page'],
  ['<unknown/>', '<unknown>'],
  ['<!-- cut off', 'truncated or damaged'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0', 'calendar'],
  ['number,name,position\r\n1,Ann,GK', 'table (CSV)'],
  ['{"contests":[{}]}', 'NCAA.com'],
  ['{"teamBoxscore":[]}', 'NCAA.com'],
  ['{"events":[]}', 'several games'],
  ['{"hello":1}', 'not in a known game format'],
  ['<?xml version="1.0"?>\n<!doctype HTML><html/>', 'web page'],
  [
    '<!-- x -->\n<!DOCTYPE game [<!ENTITY a "b">]><fbgame/>',
    'line 2, column 1: The file has a document type declaration',
  ],
  ['<!doctype fbgame><fbgame/>', 'line 1, column 1: The file has a document type declaration'],
  ['{"Game":{"Notes":"NaN","Pct":\n NaN}}', 'line 2, column 2: NaN is not a JSON value. Replace it with null'],
  ['{"Game":[-Infinity]}', 'line 1, column 10: -Infinity is not a JSON value.'],
  ['{"Game":{}', 'damaged or truncated'],
  ['[1,2', 'damaged or truncated'],
  ['plain words', 'neither XML nor JSON'],
  ['<tngame source="x"/>', 'a StatCrew game of a sport whose files cannot be imported yet'],
  ['A107Results From MM to TM    Hy-Tek, Ltd    MM5\r\nB1Meet', 'a Hy-Tek results file of a swimming meet (.hy3)'],
  ['A107Results\r\nB1Meet, Pool', 'a Hy-Tek results file of a swimming meet (.hy3)'],
  ['A01V3      02Meet Results, 2026', 'an SDIF file of a swimming meet'],
  ["Meet;Pool;03/05/2026;Created by Hy-Tek's MEET MANAGER;8", 'a list of events of a Hy-Tek meet'],
  ["Licensed to Timing, Inc.\n   HY-TEK's Meet Manager 5/10/2026", 'a results page of Hy-Tek Meet Manager'],
  ['[3DATAVOLLEYSCOUT]\r\nFILEFORMAT: 2.0', 'a Data Volley scouting file'],
  ['41,2,1,Hurdles,2.3,m/s,,110,13:02:11.4130\r\n1,646,4,Lee', 'a FinishLynx result'],
  ['; event number, round number, heat number\r\n41,2,1,Hurdles', 'a FinishLynx list of events'],
  ['{"length":20,"type":"setup"}\n{"type":"teams","te', 'an NCAA LiveStats message stream'],
  ['{"type":"setup"}\r\n{"type":"action"}', 'Export the game of NCAA LiveStats as XML'],
  ['[{"type":"matchInformation"}]', 'an NCAA LiveStats message stream'],
  ['{"type":"setup"}{"type":"action","period":1', 'an NCAA LiveStats message stream'],
  ['{"a":1}\n{"a":2}', 'a stream of JSON objects, not one document'],
  ['{"homeTeam":{},"visitingTeam":{}}', 'a box score of a SIDEARM site (/api/v2/stats/boxscore)'],
  ['{"singles":[],"doubles":[],"teams":[]}', 'a box score of a SIDEARM site'],
  ['{"tm":{},"pbp":[]}', 'FIBA LiveStats'],
  ['{"regattaInfo":{}}', 'CrewTimer'],
  ['{"meet":{},"teams":[]}', 'Virtius'],
  ['[["901","157"]]', 'TrackWrestling'],
  ['{"players":[]}', 'use import roster'],
  ['%PDF-1.7', 'PDF'],
])('%j is refused and named', (text, words) => {
  expect(() => recognize(bytes(text))).toThrow(words);
});

test.each(['A107Results\r\nB1Meet, Pool', '{"type":"setup"}\n{"type":"teams"}'])(
  '%j is named where a table is expected',
  (text) => {
    expect(() => readCsv(bytes(text))).toThrow(/^This is an? .*, which cannot be imported yet\./);
  },
);

test('a million escaped quotes are refused as quickly as other damaged JSON', () => {
  const started = performance.now();
  expect(() => recognize(bytes(`{"Game":"${'\\"'.repeat(1_000_000)}`))).toThrow('damaged or truncated');
  expect(performance.now() - started).toBeLessThan(5000);
});

test('archives and pictures are refused as what they are', () => {
  expect(() => recognize(gzipSync('<fbgame/>'))).toThrow('gzip');
  expect(() => recognize(bytes('PK\x03\x04 rest'))).toThrow('zip');
  expect(() => recognize(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))).toThrow('picture');
});

test('damaged JSON is refused with its line and column', () => {
  let error: unknown;
  try {
    recognize(bytes('{\n "Game": {,}\n}'));
  } catch (thrown) {
    error = thrown;
  }
  expect(isImportRefusal(error) && error.refusal).toMatchObject({ line: 2, column: 11 });
});

test.each([
  ['a zero byte in JSON', '{"Game":{"Type":"a\\u0000b"},"Stats":{}}'],
  ['half of a surrogate pair in JSON', '{"Game":{"Type":"a\\ud83d"},"Stats":{}}'],
  ['half of a surrogate pair in XML', '<fbgame source="a&#xD83D;"></fbgame>'],
  ['JSON nested very deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['a Genius game nested very deep', `{"bbgame":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ['a list of two Genius games', '[{"bbgame":{}},{"bbgame":{}}]'],
  ['a SIDEARM game without parts', '{"Game":{},"Stats":{}}'],
])('%s is refused, not thrown at the reader', (_, text) => {
  let error: unknown;
  try {
    readGameFile(bytes(text));
  } catch (thrown) {
    error = thrown;
  }
  expect(isImportRefusal(error)).toBe(true);
});
