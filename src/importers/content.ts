import { decodeText } from './decode-text.ts';
import { importRefusal } from './refusal.ts';

/** A file as far as it can be told without knowing its format. `root` is the name of the XML's first element. */
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

/** Tells XML and JSON from everything else; throws an `ImportRefusal` that names what the file is instead. */
export function readContent(bytes: Uint8Array): Content {
  const signature = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (signature) throw importRefusal(`This is ${signature[0]}.`);
  const text = decodeText(bytes);
  const other = otherText.find(([, pattern]) => pattern.test(text));
  if (other) throw importRefusal(`This is ${other[0]}, not a game file.`);
  if (text.startsWith('<')) return { kind: 'xml', root: rootName(text), text };
  if (/^[{[]/.test(text)) return { kind: 'json', value: parseJson(text) };
  throw importRefusal('This is neither XML nor JSON.', { line: 1, column: 1 });
}

/** Name of the first element behind declarations and comments; empty when there is none. */
function rootName(text: string): string {
  let at = 0;
  while (text.startsWith('<?', at) || text.startsWith('<!--', at)) {
    const end = text.indexOf('>', text.startsWith('<?', at) ? text.indexOf('?>', at) : text.indexOf('-->', at));
    if (end < 0) return '';
    at = end + 1;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return /^<(?:!DOCTYPE\s+)?([A-Za-z_][\w.:-]{0,60})/i.exec(text.slice(at, at + 100))?.[1] ?? '';
}

function parseJson(text: string): unknown {
  // no text column can hold it
  if (text.includes('\\u0000')) throw importRefusal('The JSON holds zero characters.');
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const at = line && column ? { line: Number(line), column: Number(column) } : endOf(text);
    throw importRefusal('The JSON is damaged or cut off here.', at);
  }
}

function endOf(text: string) {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
