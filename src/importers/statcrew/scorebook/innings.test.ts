import { expect, test } from 'vitest';
import { readXml } from '../../xml/read-xml.ts';
import { readInnings } from './innings.ts';

const innings = (away: string, home: string) =>
  readInnings(readXml(`<team>${away}</team>`), readXml(`<team>${home}</team>`)).map(({ label, away, home }) => [label, away, home]);

test('a home half that was not needed is not a zero', () => {
  const expected = [['1', 0, 2], ['2', 1, null]];
  expect(innings('<linescore line="0,1"/>', '<linescore line="2,X"/>')).toEqual(expected);
  expect(innings('<linescore line="0,1"/>', '<linescore line="2"/>')).toEqual(expected);
  expect(innings('<linescore line="0,1"/>', '<linescore line="2,"/>')).toEqual(expected);
});

test('the details serve where the line is missing', () => {
  const line = '<linescore><lineinn inn="1" score="3"/></linescore>';
  expect(innings(line, line)).toEqual([['1', 3, 3]]);
});
