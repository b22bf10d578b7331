import { expect, test } from 'vitest';

import { readXml } from '../../xml/read-xml.ts';
import { readInningLines, readScorebookLines } from './lines.ts';

test('innings pitched are stored as outs: 10.1 is ten and a third', () => {
  const { pitching } = readScorebookLines(readXml('<player><pitching appear="1" ip="10.1" h="3" win="3-1"/></player>'));
  expect(pitching).toEqual({ appearance: 1, outs: 31, h: 3, decision: 'W (3-1)' });
});

test('invalid innings are ignored with a warning', () => {
  const player = readXml('<player><pitching appear="1" ip="3.4" h="3"/></player>');
  expect(readScorebookLines(player)['pitching']).toEqual({ appearance: 1, h: 3 });
  expect(player.unread).toEqual([expect.stringContaining('ip="3.4"')]);
});

test('a player with a pitching line of zeros who did not appear did not pitch', () => {
  expect(readScorebookLines(readXml('<player><pitching appear="0" ip="0.0" h="0"/></player>'))['pitching']).toEqual({});
});

test('an unplayed half inning has no figures', () => {
  const team = readXml(`<team><linescore>
    <lineinn inn="8" score="0" hits="1" errors="0" lob="1"/><lineinn inn="9" score="X" hits="0" errors="0" lob="0"/>
  </linescore></team>`);
  expect(readInningLines(team)).toEqual({ 8: { line: { r: 0, h: 1, e: 0, lob: 1 } } });
});
