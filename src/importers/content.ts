import { decodeEntities } from '../web/entities.ts';
import { isStorableJson, unstorable } from '../web/storable-text.ts';
import { decodeText } from './decode-text.ts';
import { refuseDeepJson } from './nesting.ts';
import { importRefusal, positionAt } from './refusal.ts';
import { refuseUnsupportedText } from './unsupported-formats.ts';

/** A file's content type before its format is known. `root` is the name of the XML root element. */
export type Content = { kind: 'xml'; root: string; text: string } | { kind: 'json'; value: unknown };

const signatures: [string, number[]][] = [
  ['a gzip archive: unpack it first', [0x1f, 0x8b]],
  ['a zip archive or an office document: unpack it first', [0x50, 0x4b, 0x03, 0x04]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
];
const otherText: [string, RegExp][] = [
  ['a web page (HTML), perhaps the error page of a download', /^<(?:!doctype\s+html|html|head|body|pre)\b/i],
  ['a calendar (iCalendar): import it as a schedule', /^BEGIN:VCALENDAR/i],
  ['a table (CSV): import it as a roster or a schedule', /^[^\n<{[]{0,2000}?[,;\t][^\n<{[]{0,2000}(?:\r?\n|$)/],
];

/**
 * Detects XML or JSON. Throws an `ImportRefusal` that names the actual type of any other file. `parse` reads JSON that
 * needs more than the strict reading.
 */
export function readContent(bytes: Uint8Array, parse: (text: string) => unknown = parseJson): Content {
  const signature = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (signature) throw importRefusal(`This is ${signature[0]}.`);
  const text = decodeText(bytes);
  refuseUnsupportedText(text);
  const other = otherText.find(([, pattern]) => pattern.test(text));
  if (other) throw importRefusal(`This is ${other[0]}, not a game file.`);
  if (text.startsWith('<')) return readXmlContent(text);
  if (/^[{[]/.test(text))
    return { kind: 'json', value: /&(?:#|\w{2,8};)/.test(text) ? withoutEntities(parse(text)) : parse(text) };
  throw importRefusal('This is neither XML nor JSON.', { line: 1, column: 1 });
}

/** Texts of web programs are escaped as HTML: "Texas A&amp;M". */
const withoutEntities = (value: unknown): unknown => {
  if (typeof value === 'string') return decodeEntities(value);
  if (Array.isArray(value)) return value.map(withoutEntities);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutEntities(each)]));
};

function readXmlContent(text: string): Content {
  const start = afterProlog(text);
  const rest = text.slice(start, start + 100);
  if (/^<!DOCTYPE\s+html\b/i.test(rest)) throw importRefusal('This is a web page (HTML), not a game file.');
  if (/^<!DOCTYPE/i.test(rest)) {
    throw importRefusal(
      'The file has a document type declaration (<!DOCTYPE ...>), which is not accepted because it can define entities. Remove the declaration.',
      positionAt(text, start),
    );
  }
  return { kind: 'xml', root: /^<([A-Za-z_][\w.:-]{0,60})/.exec(rest)?.[1] ?? '', text };
}

/** Offset of the first element or DOCTYPE after declarations and comments; the end of the text if there is none. */
function afterProlog(text: string): number {
  let at = 0;
  while (text.startsWith('<?', at) || text.startsWith('<!--', at)) {
    const end = text.indexOf('>', text.startsWith('<?', at) ? text.indexOf('?>', at) : text.indexOf('-->', at));
    if (end < 0) return text.length;
    at = end + 1;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return at;
}

/** Throws an `ImportRefusal` for JSON that is nested too deeply or has text that cannot be stored. */
export function refuseUnsafeJson(text: string): void {
  refuseDeepJson(text);
  if (!isStorableJson(text)) throw importRefusal(`The JSON contains ${unstorable}. Remove it.`);
}

/** Parses strict JSON. Throws an `ImportRefusal` with the position of damage, and for unsafe JSON. */
export function parseJson(text: string): unknown {
  refuseUnsafeJson(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    refuseNotANumber(text);
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const at = line && column ? { line: Number(line), column: Number(column) } : positionAt(text, text.length);
    throw importRefusal('The JSON is damaged or truncated here.', at);
  }
}

/** Some programs write NaN or Infinity after a division by zero, which is not valid JSON. */
function refuseNotANumber(text: string): void {
  const strings = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)/s.source;
  for (const { 1: value, index } of text.matchAll(new RegExp(`${strings}|(-?\\b(?:NaN|Infinity)\\b)`, 'gs'))) {
    if (value === undefined) continue;
    throw importRefusal(
      `${value} is not a JSON value. Replace it with null or the correct number.`,
      positionAt(text, index),
    );
  }
}
