import { childrenOf } from '../../xml/element.ts';
import type { StatCrewBook } from '../book.ts';
import { readPeriods } from '../periods.ts';
import { battingOrder, inBoxScoreOrder } from './batting-order.ts';
import { doubleheaderGame, scorebookFamily } from './family.ts';
import { readInningLines, readScorebookLines, readTeamStats } from './lines.ts';
import { liveHalf } from './live-half.ts';
import { readSituation } from './live-situation.ts';
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
