import type { BoxScore } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { numberOf, innings as printedInnings } from '../../domain/stats/column.ts';
import { playersSum, teamsOf } from './team-lines.ts';

/** Compares innings played with outs recorded, and pitchers' outs with putouts, in a final game. */
export function checkInnings(game: BoxScore): string[] {
  if ((game.family !== 'baseball' && game.family !== 'softball') || !game.complete || game.periods.length === 0)
    return [];
  return teamsOf(game).flatMap(({ side, team }) => {
    const outs = numberOf(team.stats.pitching, 'outs') ?? playersSum(team.players, 'pitching', 'outs');
    if (outs === undefined) return [];
    const putouts = numberOf(team.stats.fielding, 'po') ?? playersSum(team.players, 'fielding', 'po');
    const { least, most } = outsExpected(game, side);
    return [
      ...(outs < least || outs > most
        ? [`${team.name}: the pitchers have ${printedInnings(outs)} innings, the line score ${printedInnings(most)}.`]
        : []),
      ...(putouts !== undefined && putouts !== outs
        ? [`${team.name}: ${putouts} putouts, but the pitchers have ${outs} outs (${printedInnings(outs)} innings).`]
        : []),
    ];
  });
}

/** Home pitchers record every out of the visitors; a home win shortens or omits the bottom of the last inning. */
function outsExpected({ periods, home, away }: BoxScore, pitching: Side): { least: number; most: number } {
  const batting: Side = pitching === 'home' ? 'away' : 'home';
  const played = periods.filter((inning) => inning[batting] !== null).length;
  const cutShort = pitching === 'away' && home.score > away.score;
  return { least: cutShort ? (played - 1) * 3 : played * 3, most: played * 3 };
}
