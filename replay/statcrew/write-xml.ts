import type { XmlElement } from '../../src/importers/xml/element.ts';

/** Serializes a tree: elements and attributes in order, one element per line. */
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

/** Escapes line breaks and tabs, which a parser would normalize to spaces in attributes. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\r\n]/g, (character) => escapes[character] ?? `&#${character.charCodeAt(0)};`);
}
