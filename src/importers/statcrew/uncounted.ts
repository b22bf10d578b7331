import { child, childrenOf, flag, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

type Figure = readonly [element: string, attribute: string];

/** Flags of `<show>` and the figures each of them is about, the most telling one first. */
export type ShowFlags = Readonly<Record<string, readonly Figure[]>>;

/** Whether a figure was counted in this game. */
export type Counted = (element: string, attribute: string) => boolean;

/**
 * Tells which figures were counted. Those switched off in `<show>` (`fouls="0"`) and zero for everybody were not. Neither
 * is proof alone: the flag only hides a column, and lacrosse scorers count turnovers behind it. Only the `decisive` flags
 * need no `<show>`: they are off when the first of their figures is zero for everybody.
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

/** Every element of a team with figures: of its line score, totals and players. */
function linesOf(team: XmlElement): XmlElement[] {
  const owners = [child(team, 'linescore'), child(team, 'totals'), ...childrenOf(team, 'player')];
  return owners.flatMap((owner) => owner?.children ?? []);
}
