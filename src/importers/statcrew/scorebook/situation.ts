import { attribute, integer, type XmlElement } from '../../xml/element.ts';

const bases: readonly (readonly [attribute: string, printed: string])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
];

/** Outs and runners before a play: "1 out, runners on 1st and 3rd", "0 outs, bases loaded". */
export function situationBefore(play: XmlElement): string {
  const outs = integer(play, 'outs');
  const occupied = bases.filter(([name]) => attribute(play, name) !== '').map(([, printed]) => printed);
  return [outs === undefined ? '' : `${outs} ${outs === 1 ? 'out' : 'outs'}`, runners(occupied)]
    .filter(Boolean)
    .join(', ');
}

function runners(occupied: readonly string[]): string {
  if (occupied.length === 0) return '';
  if (occupied.length === 3) return 'bases loaded';
  return occupied.length === 1 ? `runner on ${occupied[0]}` : `runners on ${occupied.join(' and ')}`;
}
