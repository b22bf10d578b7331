import type { RawSituation } from '../../situation.ts';
import { child, integer } from '../../xml/element.ts';
import type { StatCrewBook } from '../book.ts';
import { type StatCrewGame, sideOf } from '../game.ts';
import { readPlays } from './plays.ts';
import { periodStats, statLine, teamStats } from './stats.ts';

function readSituation({ status }: StatCrewGame): RawSituation {
  return { possession: sideOf(status, 'poss'), arrow: sideOf(status, 'arrow') };
}

export const basketball: StatCrewBook = {
  family: () => 'basketball',
  regulation: 2,
  playerStats: (player) => ({ box: statLine(child(player, 'stats')) }),
  teamStats,
  periodStats,
  // playing time or a start means the player played, even without `gp`
  playerFacts: (player) => ((integer(child(player, 'stats'), 'min') ?? 0) > 0 ? { played: true } : {}),
  plays: readPlays,
  situation: readSituation,
};
