import { integer, type XmlElement } from '../xml/element.ts';

/** The period of an entry; `otherwise` if it has no positive number. */
export function periodNumber(element: XmlElement, name: string, otherwise = 1): number {
  const number = integer(element, name);
  return number !== undefined && number >= 1 ? number : otherwise;
}
