import type { StatLine } from '../../domain/stats/column.ts';
import { decodeEntities } from '../../web/entities.ts';
import { clip } from '../../web/storable-text.ts';

/** An element of a file. JSON feeds are converted to the same tree, without positions (line 0). */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, trimmed. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Warnings so far; one list per document. */
  readonly warnings: string[];
  /** Values that are not understood; one list per document. */
  readonly unread: string[];
  /** Names of the elements and attributes that a reader has asked for, "player" and "player@name"; one set per document. */
  readonly asked: Set<string>;
};

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  element?.asked.add(name);
  return element?.children.find((one) => one.name === name);
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  element?.asked.add(name);
  return element?.children.filter((one) => one.name === name) ?? [];
}

/** The attribute, trimmed, without the HTML entities that some programs escape twice, with inner whitespace collapsed; empty if absent. */
export function attribute(element: XmlElement | undefined, name: string): string {
  element?.asked.add(`${element.name}@${name}`);
  return attributeText(element, name);
}

/** The same without counting as read. */
export const attributeText = (element: XmlElement | undefined, name: string): string =>
  decodeEntities(element?.attributes[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first nonempty attribute of several, since dialects use different names. */
export function firstAttribute(element: XmlElement | undefined, ...names: string[]): string {
  return names.map((name) => attribute(element, name)).find((value) => value !== '') ?? '';
}

/** A figure; `undefined` if absent, empty or "-" (not recorded), or, with a warning, if not a number. */
export function decimal(element: XmlElement | undefined, name: string): number | undefined {
  const value = attribute(element, name);
  if (!element || value === '' || value === '-') return undefined;
  if (/^[+-]?(?:\d{1,9}(?:\.\d*)?|\.\d+)$/.test(value)) return Number(value);
  warnUnread(element, name, value);
  return undefined;
}

/** A whole figure ("7", " 7", "7.0"); otherwise like `decimal`. */
export function integer(element: XmlElement | undefined, name: string): number | undefined {
  const value = decimal(element, name);
  if (value === undefined || Number.isInteger(value)) return value;
  if (element) warnUnread(element, name, attribute(element, name));
  return undefined;
}

/** Y, T or 1 is true, N, F or 0 false; `undefined` otherwise. */
export function flag(element: XmlElement | undefined, name: string): boolean | undefined {
  const value = attribute(element, name);
  if (/^(?:y(?:es)?|t(?:rue)?|1)$/i.test(value)) return true;
  return /^(?:n(?:o)?|f(?:alse)?|0)$/i.test(value) ? false : undefined;
}

/** Seconds of a clock or duration written "mm:ss", "m:ss" or ":ss". */
export function clockSeconds(element: XmlElement | undefined, name: string): number | undefined {
  const match = /^(\d{0,3}):(\d\d)(?:\.\d+)?$/.exec(attribute(element, name));
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Maps an element's attributes to our keys, omitting absent ones: `figures(rush, { att: 'att', sackYds: 'sackyds' })`. */
export function figures(element: XmlElement | undefined, names: Readonly<Record<string, string>>): StatLine {
  const line: Record<string, number> = {};
  for (const [key, name] of Object.entries(names)) {
    const value = integer(element, name);
    if (value !== undefined) line[key] = value;
  }
  return line;
}

export function warnUnread(element: XmlElement, name: string, value: string): void {
  const place = element.line > 0 ? `line ${element.line}: ` : '';
  element.unread.push(`${place}<${element.name} ${name}="${clip(value, 40)}"> is invalid and is ignored.`);
}
