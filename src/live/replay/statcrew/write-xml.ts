import type { XmlElement } from '../../../importers/xml/element.ts';

/** A tree as a document: elements and attributes in their order, an element a line. */
export function writeXml(root: XmlElement): Uint8Array {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}`);
}

function writeElement({ name, attributes, children, text }: XmlElement, indent: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inside = children.map((child) => writeElement(child, `${indent}  `)).join('');
  if (inside === '' && text === '') return `${indent}<${name}${written}/>\n`;
  if (inside === '') return `${indent}<${name}${written}>${escapeXml(text)}</${name}>\n`;
  return `${indent}<${name}${written}>${escapeXml(text)}\n${inside}${indent}</${name}>\n`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Line ends and tabs as references: a parser makes blanks of those that stand in an attribute. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\r\n]/g, (character) => escapes[character] ?? `&#${character.charCodeAt(0)};`);
}
