import type { BoxOfficial } from '../../domain/box-score.ts';
import { splitOfficials } from '../officials.ts';
import { attribute, child, childrenOf, type XmlElement } from '../xml/element.ts';
import { printedName } from './printed-name.ts';

const footballRoles: [string, string][] = [
  ['ref', 'Referee'],
  ['ump', 'Umpire'],
  ['line', 'Linesman'],
  ['lj', 'Line judge'],
  ['bj', 'Back judge'],
  ['fj', 'Field judge'],
  ['sj', 'Side judge'],
  ['cj', 'Center judge'],
];
const umpireRoles: [string, string][] = [
  ['hp', 'Home plate'],
  ['first', 'First base'],
  ['second', 'Second base'],
  ['third', 'Third base'],
  ['lf', 'Left field'],
  ['rf', 'Right field'],
  ['if', 'Infield'],
];

/** Reads officials in every known notation; titles may be empty or repeated. */
export function readOfficials(venue: XmlElement): BoxOfficial[] {
  const officials = child(venue, 'officials');
  const listed = splitOfficials(attribute(officials, 'text'));
  const titled = childrenOf(officials, 'official').map((one) => ({
    role: attribute(one, 'title'),
    name: personName(attribute(one, 'name')),
  }));
  return [
    ...listed,
    ...titled,
    ...byRole(officials, footballRoles),
    ...byRole(child(venue, 'umpires'), umpireRoles),
  ].filter(({ name }) => name !== '');
}

function byRole(element: XmlElement | undefined, roles: [string, string][]): BoxOfficial[] {
  return roles.map(([name, role]) => ({ role, name: personName(attribute(element, name)) }));
}

/** "Elliott,Justin" -> "Justin Elliott"; a name without a comma is unchanged. */
function personName(name: string): string {
  return name.includes(',') ? printedName(name) : name;
}
