import type { Side } from '../../src/domain/side.ts';
import { sideOf } from '../../src/importers/statcrew/game.ts';
import { attribute, childrenOf, type XmlElement } from '../../src/importers/xml/element.ts';

type Team = {
  readonly side: Side;
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
};
export type Player = {
  /** Unique in the team. */
  readonly key: string;
  readonly element: XmlElement;
  /** Spellings of the name in plays: "KOHLER,JAXON", "Kohler, Jaxon", "Jaxon Kohler". */
  readonly names: readonly string[];
  /** The same spellings, each at a fixed index for every player; empty if absent. */
  readonly spellings: readonly string[];
};

/** The two teams of a file with the spellings of their players' names. */
export type Teams = {
  readonly home: Team;
  readonly away: Team;
  /** Finds a player's key by any spelling. */
  readonly playerNamed: (side: Side, name: string | undefined) => string | undefined;
  /** Team by its id as plays write it. */
  readonly sideNamed: (id: string | undefined) => Side | undefined;
  /** Everyone named in a play's attributes or text. */
  readonly namedIn: (play: XmlElement) => { side: Side; player: string }[];
};

export function readTeams(root: XmlElement): Teams {
  const elements = childrenOf(root, 'team');
  const [home, away] = (['home', 'away'] as const).map((side) => {
    const element = elements.find((team) => sideOf(team) === side);
    const players = childrenOf(element, 'player').map(readPlayer);
    return { side, id: attribute(element, 'id'), name: attribute(element, 'name'), players };
  });
  if (!home || !away) throw new Error('A game has two teams; openGame refuses others');
  const byName = {
    home: new Map(home.players.flatMap(({ key, names }) => names.map((name) => [folded(name), key]))),
    away: new Map(away.players.flatMap(({ key, names }) => names.map((name) => [folded(name), key]))),
  };
  const both = [home, away];
  return {
    home,
    away,
    playerNamed: (side, name) => byName[side].get(folded(name ?? '')),
    sideNamed: (id) => both.find((team) => team.id !== '' && folded(team.id) === folded(id ?? ''))?.side,
    namedIn(play) {
      const values = valuesOf(play);
      const whole = new Set(values.map(folded));
      const sentences = values.filter((value) => value.length > 12);
      return both.flatMap(({ side, players }) =>
        players
          .filter(
            ({ names }) =>
              names.some((name) => whole.has(folded(name))) ||
              names.some((name) => name.length > 4 && sentences.some((sentence) => sentence.includes(name))),
          )
          .map(({ key }) => ({ side, player: key })),
      );
    },
  };
}

function readPlayer(element: XmlElement, index: number): Player {
  const [last = '', first = ''] = attribute(element, 'name').split(/(?<!\s)\s*,\s*/);
  // plays use TM for the player listed as TEAM
  const isTeam = /^(?:team|tm)$/i.test(last);
  const turned = [`${last}, ${first}`, `${last},${first}`, `${first} ${last}`, `${last} ${first}`];
  const spellings = [
    ...['name', 'checkname', 'shortname'].map((name) => attribute(element, name)),
    ...turned.map((name) => (first === '' ? '' : name)),
    ...(isTeam ? ['TEAM', 'TM'] : []),
  ];
  return { key: String(index), element, spellings, names: [...new Set(spellings)].filter((name) => name !== '') };
}

function valuesOf({ attributes, children }: XmlElement): string[] {
  return [...Object.values(attributes), ...children.flatMap(valuesOf)];
}

const folded = (name: string) =>
  name
    .trim()
    .toUpperCase()
    .replace(/(?<!\s)\s*,\s*/, ',');
