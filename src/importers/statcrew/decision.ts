import { attribute, type XmlElement } from '../xml/element.ts';

/**
 * A pitcher's or goalkeeper's decision as printed, "W (3-1)" or "S (2)": `win`, `loss` or `save` is there for the one
 * who got it, with the record to date. "0" is written by programs that give the attribute to everyone.
 */
export function decisionText(element: XmlElement, letters: Readonly<Record<string, string>>): string {
  const earned = Object.entries(letters).flatMap(([name, letter]) => {
    if (element.attributes[name] === undefined) return [];
    const record = attribute(element, name);
    if (record === '0') return [];
    return [/^\d+(?:-\d+)*$/.test(record) ? `${letter} (${record})` : letter];
  });
  return earned.join(', ');
}
