import type { BoxOfficial } from '../../../domain/box-score.ts';
import { attribute, child, type XmlElement } from '../../xml/element.ts';

const places: readonly (readonly [attribute: string, role: string])[] = [
  ['hp', 'Home plate'],
  ['first', 'First base'],
  ['second', 'Second base'],
  ['third', 'Third base'],
  ['lf', 'Left field'],
  ['rf', 'Right field'],
  ['if', 'Infield'],
];

export function readUmpires(venue: XmlElement | undefined): BoxOfficial[] {
  const umpires = child(venue, 'umpires');
  return places.map(([name, role]) => ({ role, name: attribute(umpires, name) })).filter(({ name }) => name !== '');
}
