import { attribute, child, childrenOf, firstAttribute, type XmlElement } from '../../xml/element.ts';
import type { StatCrewBook } from '../book.ts';
import { type StatCrewGame, sideOf, sideOfTeam } from '../game.ts';
import { playerOrTeam } from '../names-in-text.ts';
import { createGoalBook } from './goal-book.ts';
import type { GoalSport } from './goal-sport.ts';

const sport: GoalSport = {
  rules: { periods: 3, minutes: 20, overtimeMinutes: 5 },
  clock: 'up-in-period',
  lines: {
    skating: {
      shots: { g: 'g', a: 'a', sh: 'sh' },
      misc: { plusMinus: 'plusminus', fow: 'facewon', fol: 'facelost', blk: 'blk' },
      penalty: {
        pim: 'minutes',
        pn: 'count',
        minor: 'minor',
        major: 'major',
        misconduct: 'misc10',
        gameMisconduct: 'miscgame',
        grossMisconduct: 'miscgross',
        match: 'match',
      },
      goaltype: { ppg: 'pp', shg: 'sh' },
    },
    goalTypes: { goaltype: { gw: 'gw', ua: 'ua', fg: 'fg', ot: 'ot', hat: 'hat', gt: 'gt' } },
  },
  teamLines: {
    powerPlay: { powerplay: { goals: 'ppg', opportunities: 'ppopp' } },
    penalties: { penalty: { no: 'count', minutes: 'minutes' } },
  },
  periodLines: {
    skating: { g: 'score', sh: 'shots', ppg: 'ppg', fow: 'fowon', pim: 'pmin' },
    goalkeeping: { saves: 'saves' },
    powerPlay: { goals: 'ppg', opportunities: 'ppatt' },
    penalties: { no: 'pen', minutes: 'pmin' },
  },
  summed: [],
  goalkeeping: { ga: 'ga', saves: 'saves' },
  goalKinds: { PP: 'PP', SH: 'SH', EN: 'EN', PS: 'PS' },
  show: {},
};

export const iceHockey: StatCrewBook = {
  ...createGoalBook(
    () => 'icehockey',
    () => sport,
    sport.rules.periods,
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
