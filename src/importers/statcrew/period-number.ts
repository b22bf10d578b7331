import { integer, type XmlElement } from '../xml/element.ts';

/** The period an entry belongs to; `otherwise` where none from 1 up is written. */
export function periodNumber(element: XmlElement, name: string, otherwise = 1): number {
  const number = integer(element, name);
  return number !== undefined && number >= 1 ? number : otherwise;
}
