import { attribute, child, childrenOf, flag, integer, type XmlElement } from '../../xml/element.ts';

/**
 * Baseball and softball share the format and no attribute names the sport. In order of weight: the players' `gender`,
 * where the program writes it; a position only softball has (designated player, flex); re-entry, which only softball
 * allows; seven scheduled innings, unless in a doubleheader, where baseball may play seven too.
 */
export function scorebookFamily(root: XmlElement): 'baseball' | 'softball' {
  const venue = child(root, 'venue');
  const gender = attribute(venue, 'gender').toUpperCase().charAt(0);
  if (gender === 'M') return 'baseball';
  if (gender === 'F' || gender === 'W') return 'softball';
  const positions = childrenOf(root, 'team')
    .flatMap((team) => childrenOf(team, 'player'))
    .flatMap((player) => attribute(player, 'pos').toLowerCase().split('/'));
  if (positions.some((position) => position === 'dp' || position === 'flex')) return 'softball';
  if (flag(child(venue, 'rules'), 'allowreentry')) return 'softball';
  const doubleheader = flag(venue, 'doubleheader') || (integer(venue, 'dhgame') ?? 0) > 0;
  return integer(venue, 'schedinn') === 7 && !doubleheader ? 'softball' : 'baseball';
}

/** 1 or 2 in a doubleheader, 0 for a single game: from its attribute, else from what the scorer noted. */
export function doubleheaderGame(root: XmlElement): 0 | 1 | 2 {
  const venue = child(root, 'venue');
  if (flag(venue, 'doubleheader') === false) return 0;
  const notes = childrenOf(child(venue, 'notes'), 'note').map((note) => `${attribute(note, 'text')} ${note.text}`);
  const said = [attribute(venue, 'schednote'), child(venue, 'notes')?.text ?? '', ...notes].join(' ');
  const number = integer(venue, 'dhgame') ?? noted(said);
  return number === 1 || number === 2 ? number : 0;
}

function noted(text: string): number | undefined {
  if (!/double-?\s?header|\bDH\b/i.test(text)) return undefined;
  const game = /game\s*#?\s*([12])\b/i.exec(text)?.[1];
  if (game) return Number(game);
  if (/\b(?:second|2nd) game\b|nightcap/i.test(text)) return 2;
  return /\b(?:first|1st) game\b|opener/i.test(text) ? 1 : undefined;
}
