import type { BoxPlayer, BoxScore, BoxTeam } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { numberOf } from '../../domain/stats/column.ts';

/** Both teams, visitors first as in a line score. */
export function teamsOf(game: BoxScore): { side: Side; team: BoxTeam }[] {
  return [
    { side: 'away', team: game.away },
    { side: 'home', team: game.home },
  ];
}

/** Sum of the players' lines; `undefined` if none has the figure. */
export function playersSum(players: readonly BoxPlayer[], group: string, key: string): number | undefined {
  const figures = players.map(({ stats }) => numberOf(stats[group], key)).filter((figure) => figure !== undefined);
  return figures.length === 0 ? undefined : figures.reduce((sum, figure) => sum + figure, 0);
}
