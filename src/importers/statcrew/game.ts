import type { BoxScore } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { importRefusal } from '../refusal.ts';
import { attribute, child, childrenOf, type XmlElement } from '../xml/element.ts';

/** The parts common to all StatCrew and LiveStats games. */
export type StatCrewGame = {
  readonly root: XmlElement;
  readonly venue: XmlElement;
  readonly rules: XmlElement | undefined;
  readonly status: XmlElement | undefined;
  readonly home: XmlElement;
  readonly away: XmlElement;
  /** Warnings for the person importing the file; never thrown. */
  readonly warnings: string[];
};

/** Far more players than a team dresses. */
const maxPlayers = 300;

type Score = { home: number; away: number };
export type PlayScore = BoxScore['plays'][number]['score'];

export function openGame(root: XmlElement): StatCrewGame {
  const venue = child(root, 'venue');
  if (!venue) throw importRefusal(`The game has no <venue> element, which contains its date.`, root);
  const teams = childrenOf(root, 'team');
  const [home, away] = [teams.find((team) => sideOf(team) === 'home'), teams.find((team) => sideOf(team) === 'away')];
  if (!home || !away) throw importRefusal(`The game needs a <team vh="H"> and a <team vh="V">.`, root);
  for (const team of [home, away]) refuseTooManyPlayers(team);
  return {
    root,
    venue,
    rules: child(venue, 'rules'),
    status: child(root, 'status'),
    home,
    away,
    warnings: root.warnings,
  };
}

/** Bounds the cost of a malicious list, which is searched once per play. */
function refuseTooManyPlayers(team: XmlElement): void {
  const players = childrenOf(team, 'player').length;
  if (players > maxPlayers) throw importRefusal(`A team has ${players} players; the limit is ${maxPlayers}.`, team);
}

/** Team of an element by its `vh` (V is the visitor), `undefined` if it names none. */
export function sideOf(element: XmlElement | undefined, name = 'vh'): Side | undefined {
  const letter = attribute(element, name).toUpperCase();
  if (letter === 'H') return 'home';
  return letter === 'V' ? 'away' : undefined;
}

/** Team by its `id` as plays write it ("DU "), ignoring whitespace and case. */
export function sideOfTeam(game: StatCrewGame, id: string): Side | undefined {
  const wanted = id.trim().toUpperCase();
  if (wanted === '') return undefined;
  if (attribute(game.home, 'id').toUpperCase() === wanted) return 'home';
  return attribute(game.away, 'id').toUpperCase() === wanted ? 'away' : undefined;
}

/** `vscore` and `hscore` of a play or scoring summary; `undefined` unless both are whole numbers. */
export function scoreOf(element: XmlElement): Score | undefined {
  const [home, away] = [attribute(element, 'hscore'), attribute(element, 'vscore')];
  return /^\d{1,4}$/.test(home) && /^\d{1,4}$/.test(away) ? { home: Number(home), away: Number(away) } : undefined;
}
