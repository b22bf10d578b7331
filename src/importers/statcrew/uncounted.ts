import { child, childrenOf, flag, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

type Figure = readonly [element: string, attribute: string];

/** `<show>` flags and their figures, the most significant first. */
export type ShowFlags = Readonly<Record<string, readonly Figure[]>>;

/** Whether a figure was recorded in this game. */
export type Counted = (element: string, attribute: string) => boolean;

/**
 * Determines which figures were recorded. A figure that is off in `<show>` (`fouls="0"`) and zero for everyone was not.
 * Neither is enough alone: the flag only hides a column, and lacrosse scorers record hidden turnovers. The `decisive` flags
 * need no `<show>`: they are off if their first figure is zero for everyone.
 */
export function countedIn(game: StatCrewGame, flags: ShowFlags, decisive: readonly string[] = []): Counted {
  const show = child(game.venue, 'show');
  const elements = [game.home, game.away].flatMap(linesOf);
  const isZero = ([name, key]: Figure) => elements.every((element) => element.name !== name || !integer(element, key));
  const isOff = (name: string, [first]: readonly Figure[]) =>
    flag(show, name) === false || (decisive.includes(name) && first !== undefined && isZero(first));
  const uncounted = Object.entries(flags)
    .filter(([name, figures]) => isOff(name, figures))
    .flatMap(([, figures]) => figures.filter(isZero));
  return (name, key) => !uncounted.some(([element, attribute]) => element === name && attribute === key);
}

/** All elements of a team with figures: line score, totals and players. */
function linesOf(team: XmlElement): XmlElement[] {
  const owners = [child(team, 'linescore'), child(team, 'totals'), ...childrenOf(team, 'player')];
  return owners.flatMap((owner) => owner?.children ?? []);
}
