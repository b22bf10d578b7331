import { attribute, type XmlElement } from '../xml/element.ts';

/**
 * A pitcher's or goalkeeper's decision as printed, "W (3-1)" or "S (2)". Only the player with the decision has `win`,
 * `loss` or `save`, with the record to date; some programs write "0" for everyone else.
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
