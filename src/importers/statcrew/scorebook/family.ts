import { attribute, child, childrenOf, flag, integer, type XmlElement } from '../../xml/element.ts';

/**
 * Distinguishes baseball from softball, which share the format without naming the sport. In order of weight: the players'
 * `gender`, if written; a position unique to one sport (designated player and flex, designated hitter); re-entry, which
 * only softball allows; seven scheduled innings. Seven innings alone are weak evidence: baseball plays them in
 * doubleheaders, though rarely without a designated hitter.
 */
export function scorebookFamily(root: XmlElement): 'baseball' | 'softball' {
  const venue = child(root, 'venue');
  const gender = attribute(venue, 'gender').toUpperCase().charAt(0);
  if (gender === 'M') return 'baseball';
  if (gender === 'F' || gender === 'W') return 'softball';
  const positions = positionsOf(root);
  if (positions.has('dp') || positions.has('flex')) return 'softball';
  if (flag(child(venue, 'rules'), 'allowreentry')) return 'softball';
  return integer(venue, 'schedinn') === 7 && !positions.has('dh') ? 'softball' : 'baseball';
}

function positionsOf(root: XmlElement): Set<string> {
  const players = childrenOf(root, 'team').flatMap((team) => childrenOf(team, 'player'));
  return new Set(players.flatMap((player) => attribute(player, 'pos').toLowerCase().split('/')));
}

/** 1 or 2 in a doubleheader, 0 for a single game: from its attribute, else from the scorer's notes. */
export function doubleheaderGame(root: XmlElement): 0 | 1 | 2 {
  const venue = child(root, 'venue');
  if (flag(venue, 'doubleheader') === false) return 0;
  const notes = childrenOf(child(venue, 'notes'), 'note').map((note) => `${attribute(note, 'text')} ${note.text}`);
  const remarks = [attribute(venue, 'schednote'), child(venue, 'notes')?.text ?? '', ...notes].join(' ');
  const number = integer(venue, 'dhgame') ?? noted(remarks);
  return number === 1 || number === 2 ? number : 0;
}

function noted(text: string): number | undefined {
  if (!/double-?\s?header|\bDH\b/i.test(text)) return undefined;
  const game = /game\s*(?:#\s*)?([12])\b/i.exec(text)?.[1];
  if (game) return Number(game);
  if (/\b(?:second|2nd) game\b|nightcap/i.test(text)) return 2;
  return /\b(?:first|1st) game\b|opener/i.test(text) ? 1 : undefined;
}
