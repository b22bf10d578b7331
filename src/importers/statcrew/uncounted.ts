import { child, childrenOf, flag, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

/** Flags of `<show>` and the figures, as [element, attribute], each of them is about. */
export type ShowFlags = Readonly<Record<string, readonly (readonly [element: string, attribute: string])[]>>;

/** Whether a figure was counted in this game. */
export type Counted = (element: string, attribute: string) => boolean;

/**
 * Tells figures nobody counted: switched off in `<show>` (`fouls="0"`) and zero for everybody. Zeros alone are no proof,
 * and the flag alone neither: it only hides a column, lacrosse scorers count turnovers behind it.
 */
export function countedIn(game: StatCrewGame, flags: ShowFlags): Counted {
  const show = child(game.venue, 'show');
  const elements = [game.home, game.away].flatMap(linesOf);
  const uncounted = Object.entries(flags)
    .filter(([name]) => flag(show, name) === false)
    .flatMap(([, figures]) => figures)
    .filter(([name, key]) => elements.every((element) => element.name !== name || !integer(element, key)));
  return (name, key) => !uncounted.some(([element, attribute]) => element === name && attribute === key);
}

/** Every element of a team with figures: of its line score, totals and players. */
function linesOf(team: XmlElement): XmlElement[] {
  const owners = [child(team, 'linescore'), child(team, 'totals'), ...childrenOf(team, 'player')];
  return owners.flatMap((owner) => owner?.children ?? []);
}
