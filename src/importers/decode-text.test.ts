import { expect, test } from 'vitest';

import { decodeText } from './decode-text.ts';
import { maxFileBytes } from './file-size.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

test('UTF-8 is read with and without its byte order mark', () => {
  expect(decodeText(bytes('<a n="Stéphane"/>'))).toBe('<a n="Stéphane"/>');
  expect(decodeText(bytes('\uFEFF<a/>'))).toBe('<a/>');
});

test('UTF-16 is read by its mark, or by the zeros beside the first letter', () => {
  expect(decodeText(bytes('\uFEFF<a n="é"/>', 'utf16le'))).toBe('<a n="é"/>');
  expect(decodeText(bytes('<a n="é"/>', 'utf16le'))).toBe('<a n="é"/>');
  expect(decodeText(bytes('\uFEFF<a n="é"/>', 'utf16le').swap16())).toBe('<a n="é"/>');
});

test.each(['ISO-8859-1', 'windows-1252', 'UTF-8'])('Latin letters declared as %s are read right', (encoding) => {
  const text = `<?xml version="1.0" encoding="${encoding}"?><a n="Stéphane"/>`;
  expect(decodeText(bytes(text, 'latin1'))).toBe(text);
});

test('Windows quotation marks are read in a file that declares ISO-8859-1', () => {
  const text = Buffer.concat([
    bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a n="O'),
    Buffer.from([0x92]),
    bytes('Brien"/>'),
  ]);
  expect(decodeText(text)).toContain('O’Brien');
});

test('UTF-8 bytes are read as UTF-8 even when the file declares ISO-8859-1', () => {
  expect(decodeText(bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a n="é"/>'))).toContain('n="é"');
});

test('a declared encoding is used, an unknown one is refused', () => {
  const text = (encoding: string) =>
    Buffer.concat([bytes(`<?xml version="1.0" encoding="${encoding}"?><a n="`), Buffer.from([0xe8]), bytes('"/>')]);
  expect(decodeText(text('ISO-8859-2'))).toContain('n="č"');
  expect(() => decodeText(text('x-klingon'))).toThrow('unknown encoding "x-klingon"');
});

test('end-of-file characters of DOS programs are removed', () => {
  expect(decodeText(bytes('<a/>\r\n\x1a\0\0'))).toBe('<a/>');
});

test('an empty, a binary and a too large file are refused', () => {
  expect(() => decodeText(bytes(' \r\n'))).toThrow('empty');
  expect(() => decodeText(bytes('a\0b'))).toThrow('binary');
  expect(() => decodeText(bytes('\uFEFFa\ud800b', 'utf16le'))).toThrow('half of a surrogate pair');
  expect(() => decodeText(new Uint8Array(maxFileBytes + 1))).toThrow('the limit is');
});
