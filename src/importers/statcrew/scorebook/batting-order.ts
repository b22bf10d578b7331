import { attribute, child, integer, type XmlElement } from '../../xml/element.ts';

/** Batting spot 1-9; files list a pitcher who does not bat at spot 10. */
export function battingOrder(player: XmlElement): number | undefined {
  const spot = integer(player, 'spot');
  return spot !== undefined && spot >= 1 && spot <= 9 && child(player, 'hitting') ? spot : undefined;
}

/**
 * Players in box-score order: batters by spot with substitutes in order of entry, then pitchers by appearance, then the
 * others in file order.
 */
export function inBoxScoreOrder(players: readonly XmlElement[]): XmlElement[] {
  return [...players].sort((a, b) => compare(rank(a), rank(b)));
}

function rank(player: XmlElement): number[] {
  const spot = battingOrder(player);
  if (spot !== undefined) return [0, spot, integer(player, 'sub') ?? 0, enteredAt(player)];
  const appearance = integer(child(player, 'pitching'), 'appear') ?? 0;
  return appearance > 0 ? [1, appearance, 0, 0] : [2, 0, 0, 0];
}

/** Substitutes without a number are ordered by the play or inning of entry ("7.2"). */
function enteredAt(player: XmlElement): number {
  return Number(attribute(player, 'seq') || attribute(player, 'innentered')) || 0;
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
