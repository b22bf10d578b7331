import type { Side } from '../../domain/box-score.ts';
import { attribute, type XmlElement } from '../xml/element.ts';

/** Which team an element is about: V (visitor) or H in its `vh` or another attribute. */
export function sideOf(element: XmlElement | undefined, name = 'vh'): Side | undefined {
  const letter = attribute(element, name).toUpperCase();
  if (letter === 'H') return 'home';
  return letter === 'V' ? 'away' : undefined;
}
