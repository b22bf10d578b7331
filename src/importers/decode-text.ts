import iconv from 'iconv-lite';

import { maxFileBytes } from './file-size.ts';
import { importRefusal } from './refusal.ts';

const byteOrderMarks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const latin1 = /^(?:iso-?8859-?1|latin-?1|us-ascii|ascii|windows-1252|cp-?1252)$/i;

/**
 * Decodes a file: by byte order mark, else as UTF-8 if the bytes are valid UTF-8 (regardless of the declared encoding),
 * else by its XML declaration, else as Windows-1252, a superset of ISO-8859-1. Throws an `ImportRefusal` for an empty, too
 * large or binary file and for an unknown encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > maxFileBytes)
    throw importRefusal(`The file has ${bytes.length} bytes; the limit is ${maxFileBytes}.`);
  const text = withoutEndMarks(decode(bytes))
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') throw importRefusal('The file is empty. Download or save it again.');
  if (text.includes('\0')) throw importRefusal('This is a binary file, not text.');
  // UTF-16 can have them
  if (!text.isWellFormed())
    throw importRefusal('The file has half of a surrogate pair, which is no character. Save it as UTF-8.');
  return text;
}

/** Old programs end a file with NUL or the DOS end-of-file character. */
function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && [0, 26].includes(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function decode(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (mark && mark[0] !== 'utf-8') return iconv.decode(bytes, mark[0]);
  if (bytes[0] === 0x3c && bytes[1] === 0) return iconv.decode(bytes, 'utf-16le');
  if (bytes[0] === 0 && bytes[1] === 0x3c) return iconv.decode(bytes, 'utf-16be');
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const declared = declaredEncoding(bytes);
  if (declared === undefined || /^utf-?8$/i.test(declared) || latin1.test(declared))
    return iconv.decode(bytes, 'windows-1252');
  if (!iconv.encodingExists(declared)) throw importRefusal(`The file declares an unknown encoding "${declared}".`);
  return iconv.decode(bytes, declared);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = iconv.decode(bytes.subarray(0, 200), 'latin1');
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1];
}
