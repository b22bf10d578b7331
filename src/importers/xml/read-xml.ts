import { SaxesParser } from 'saxes';

import { importRefusal } from '../refusal.ts';
import type { XmlElement } from './element.ts';

type OpenElement = XmlElement & { children: XmlElement[]; text: string };

/** Far above the largest known files (1,400 elements, depth 6, 53 attributes). */
const limits = { elements: 200_000, depth: 40, attributes: 400, attributeLength: 100_000, textLength: 20_000 };

/**
 * Parses an untrusted document. Throws an `ImportRefusal` with line and column for malformed or truncated XML, for any
 * DOCTYPE (and so any custom entity), and beyond the limits.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const refuse = (reason: string) => importRefusal(reason, { line: parser.line, column: parser.columnIndex + 1 });
  const warnings: string[] = [];
  const unread: string[] = [];
  const asked = new Set<string>();
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  let attributes = 0;
  let start = { line: 1, column: 1 };

  parser.on('error', (error) => {
    throw refuse(`The XML is damaged: ${error.message.replace(/^(?:\d+:\d+: )+/, '').replace(/\.$/, '')}.`);
  });
  parser.on('doctype', () => {
    throw refuse('A document type (DOCTYPE) is not accepted.');
  });
  parser.on('opentagstart', (tag) => {
    elements += 1;
    attributes = 0;
    start = startOfTag(parser, tag.name);
    if (elements > limits.elements) throw refuse(`More than ${limits.elements} elements.`);
    if (open.length >= limits.depth) throw refuse(`Elements are nested deeper than ${limits.depth}.`);
  });
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > limits.attributes) throw refuse(`An element has more than ${limits.attributes} attributes.`);
    if (value.length > limits.attributeLength)
      throw refuse(`The attribute ${name} is longer than ${limits.attributeLength} characters.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '', ...start, warnings, unread, asked };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (value) => append(open.at(-1), value));
  parser.on('cdata', (value) => append(open.at(-1), value));
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  if (!root) throw refuse('There is no element in the file.');
  return root;
}

/** The parser is one character past the name, which may have been a line break. */
function startOfTag({ line, columnIndex }: { line: number; columnIndex: number }, name: string) {
  const column = columnIndex - name.length - 1;
  return column >= 1 ? { line, column } : { line: Math.max(1, line - 1), column: 1 };
}

/** Maximum text length: text only holds notes, and unbounded appending would be quadratic. */
function append(element: OpenElement | undefined, value: string): void {
  const added = value.trim();
  if (element && added !== '' && element.text.length < limits.textLength)
    element.text = `${element.text} ${added}`.trim();
}
