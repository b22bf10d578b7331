import type { RawSituation } from '../../situation.ts';
import { attribute, childrenOf, flag, integer, type XmlElement } from '../../xml/element.ts';
import type { StatCrewBook } from '../book.ts';
import { type StatCrewGame, sideOf } from '../game.ts';
import { readPeriods } from '../periods.ts';
import { printedName } from '../printed-name.ts';
import { battingOrder, inBoxScoreOrder } from './batting-order.ts';
import { doubleheaderGame, scorebookFamily } from './family.ts';
import { readInningLines, readScorebookLines, readTeamStats } from './lines.ts';
import { readScorebookPlays } from './plays.ts';

/** Baseball and softball. */
export const baseball: StatCrewBook = {
  family: ({ root }) => scorebookFamily(root),
  regulation: 9,
  players: (team) => inBoxScoreOrder(childrenOf(team, 'player')),
  playerStats: readScorebookLines,
  teamStats: readTeamStats,
  teamPeriodStats: readInningLines,
  playerFacts(player) {
    const spot = battingOrder(player);
    return spot === undefined ? {} : { battingOrder: spot };
  },
  periods: (game, regulation) => readPeriods(game, regulation, String),
  plays: ({ root }) => readScorebookPlays(root).plays,
  scoring: ({ root }) => readScorebookPlays(root).scoring,
  situation: readSituation,
  gameFacts: ({ root, status }) => ({ doubleheader: doubleheaderGame(root), clock: liveHalf(status) }),
};

/** "Top" or "Bottom" of the current inning, in place of a clock; empty once the game is final. */
function liveHalf(status: XmlElement | undefined): string {
  if (flag(status, 'complete')) return '';
  const batting = attribute(status, 'vh').toUpperCase();
  if (batting === 'V') return 'Top';
  return batting === 'H' ? 'Bottom' : '';
}

/** Half inning, count, bases, batter and pitcher from a live file's status. */
function readSituation({ status }: StatCrewGame): RawSituation {
  const batting = sideOf(status);
  return {
    possession: batting,
    half: batting && (batting === 'away' ? 'top' : 'bottom'),
    outs: integer(status, 'outs'),
    balls: integer(status, 'b'),
    strikes: integer(status, 's'),
    first: runnerOn(status, 'first'),
    second: runnerOn(status, 'second'),
    third: runnerOn(status, 'third'),
    batter: printedName(attribute(status, 'batter')),
    pitcher: printedName(attribute(status, 'pitcher')),
  };
}

/** A runner's name. */
function runnerOn(status: XmlElement | undefined, base: string): string | undefined {
  const written = attribute(status, base);
  return /\p{L}{2}/u.test(written) ? printedName(written) : undefined;
}
