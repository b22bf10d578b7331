import { expect, test } from 'vitest';

import { withProcessorTime } from '../../testing/processor-time.ts';
import { isImportRefusal } from '../refusal.ts';
import { attribute, child, childrenOf, clockSeconds, decimal, figures, flag, integer } from './element.ts';
import { readXml } from './read-xml.ts';

function refusal(text: string) {
  try {
    readXml(text);
  } catch (error) {
    if (isImportRefusal(error)) return error;
    throw error;
  }
  throw new Error('the document was read');
}

test('elements keep their attributes, children, text and place', () => {
  const root = readXml(
    '<?xml version="1.0"?>\r\n<game a=" 1 ">\r\n  <note>Senior\n Day</note>\n  <umpires\n   hp="Ann  Lee"\n   if="Bo"\n   rbi-2out="2"/>\n</game>',
  );
  expect(attribute(root, 'a')).toBe('1');
  expect(child(root, 'note')).toMatchObject({ text: 'Senior\n Day', line: 3, column: 3 });
  expect(attribute(child(root, 'umpires'), 'hp')).toBe('Ann Lee');
  expect(attribute(child(root, 'umpires'), 'if')).toBe('Bo');
  expect(integer(child(root, 'umpires'), 'rbi-2out')).toBe(2);
  expect(childrenOf(root, 'player')).toEqual([]);
});

test.each([
  ['<a><b></a>', 'unexpected close tag'],
  ['<a>\n  <b', 'unclosed tag'],
  ['<a>\n  <b>', 'unclosed tag'],
  ['<a n=1/>', 'unquoted attribute value'],
  ['<a n="1" n="2"/>', 'duplicate attribute'],
  ['<a>&nbsp;</a>', 'undefined entity'],
])('damaged XML %j is refused with its line and column', (text, reason) => {
  const error = refusal(text);
  expect(error.message).toContain(reason);
  expect(error.message).toMatch(/^line \d+, column \d+: /);
  expect(error.refusal).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
});

test('a document type declaration is refused, and with it custom entities', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>';
  expect(refusal(bomb).message).toContain('DOCTYPE');
  expect(refusal('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>').message).toContain('DOCTYPE');
});

test.each([
  ['nested too deep', '<a>'.repeat(1_000_000)],
  ['with a million attributes', `<a ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`],
  ['with a million elements', `<a>${'<b/>'.repeat(1_000_000)}</a>`],
  ['with an endless attribute', `<a b="${'x'.repeat(1_000_000)}"/>`],
])('a document %s is refused quickly', (_, text) => {
  const { milliseconds } = withProcessorTime(() =>
    expect(refusal(text).refusal.reason).toMatch(/more than|deeper than|longer than/i),
  );
  expect(milliseconds).toBeLessThan(3000);
});

test('text in 100,000 chunks is parsed in bounded time', () => {
  const { milliseconds } = withProcessorTime(() =>
    expect(readXml(`<a>${'text <b/>'.repeat(100_000)}</a>`).children).toHaveLength(100_000),
  );
  expect(milliseconds).toBeLessThan(3000);
});

test('figures are numbers, absent ones are not zero', () => {
  const line = readXml('<p att="43" yds=" -5" avg=".151" td="" long="-" pts="88.0" min="0+" huge="99999999999"/>');
  expect(figures(line, { att: 'att', yds: 'yds', td: 'td', long: 'long', pts: 'pts', none: 'none' })).toEqual({
    att: 43,
    yds: -5,
    pts: 88,
  });
  expect(decimal(line, 'avg')).toBe(0.151);
  expect(line.warnings).toEqual([]);
  expect([integer(line, 'min'), integer(line, 'avg'), integer(line, 'huge')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(line.unread).toEqual([
    'line 1: <p min="0+"> is invalid and is ignored.',
    'line 1: <p avg=".151"> is invalid and is ignored.',
    'line 1: <p huge="99999999999"> is invalid and is ignored.',
  ]);
});

test('flags and clocks are read, anything else is undefined', () => {
  const line = readXml('<s a="Y" b="N" c="T" d="1" e="" top="36:00" short=":07" not="1:2"/>');
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => flag(line, name))).toEqual([
    true,
    false,
    true,
    true,
    undefined,
    undefined,
  ]);
  expect(['top', 'short', 'not'].map((name) => clockSeconds(line, name))).toEqual([2160, 7, undefined]);
});
