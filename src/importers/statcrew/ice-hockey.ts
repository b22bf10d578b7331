import { attribute, child, childrenOf, firstAttribute, type XmlElement } from '../xml/element.ts';
import type { StatCrewBook } from './book.ts';
import { type StatCrewGame, sideOf, sideOfTeam } from './game.ts';
import { createGoalBook } from './goal-sports/goal-book.ts';
import { iceHockey as iceHockeySport } from './goal-sports/ice-hockey.ts';
import { playerOrTeam } from './names-in-text.ts';

export const iceHockey: StatCrewBook = {
  ...createGoalBook(
    () => 'icehockey',
    () => iceHockeySport,
    iceHockeySport.rules.periods,
  ),
  notes: (game) => [...stars(game), ...didNotPlay(game)],
};

/** The three stars of the game, "Star 1: Bo Elm (Lakes)". */
function stars(game: StatCrewGame): string[] {
  return childrenOf(child(game.root, 'stars'), 'star').flatMap((star, index) => {
    const name = attribute(star, 'name');
    return name ? `Star ${firstAttribute(star, 'number') || index + 1}: ${named(name, game, star)}` : [];
  });
}

/** Dressed, but not on the ice. */
function didNotPlay(game: StatCrewGame): string[] {
  return childrenOf(game.root, 'dnps').flatMap((team) =>
    childrenOf(team, 'dnp').map((player) => `Did not play: ${named(attribute(player, 'name'), game, team)}`),
  );
}

function named(name: string, game: StatCrewGame, owner: XmlElement): string {
  const side = sideOf(owner) ?? sideOfTeam(game, attribute(owner, 'id'));
  return side ? `${playerOrTeam(name)} (${attribute(game[side], 'name')})` : playerOrTeam(name);
}
