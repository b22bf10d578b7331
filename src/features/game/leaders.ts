import type { BookPlayer } from '../../api/stats/score-book.ts';
import { numberOf, type StatLine } from '../../domain/stats/column.ts';
import type { LeaderRule } from '../../domain/stats/sport-stats.ts';
import { spokenName } from './player-name.ts';
import type { GameSide, GameSides } from './sides.ts';

export type Leader = {
  name: string;
  url: string | null;
  team: string;
  text: string;
  side: GameSide;
  player: BookPlayer;
};
export type LeaderLine = { title: string; leaders: Leader[] };

type PrintLine = (rule: LeaderRule, line: StatLine) => string;

/** Each team's leader for each rule, visitors first; omits rules without figures. */
export const leaderLines = (
  rules: readonly LeaderRule[],
  sides: GameSides,
  print: PrintLine = (rule, line) => rule.text(line),
): LeaderLine[] =>
  rules
    .map((rule) => ({ title: rule.title, leaders: sides.flatMap((side) => leaderOf(rule, side, print)) }))
    .filter(({ leaders }) => leaders.length > 0);

function leaderOf(rule: LeaderRule, side: GameSide, print: PrintLine): Leader[] {
  const { group, by } = rule;
  const { name: team } = side;
  let best: Leader | undefined;
  let most = 0;
  for (const player of side.team.players) {
    const line = player.stats[group];
    const figure = numberOf(line, by) ?? 0;
    if (!line || player.isTeam || figure <= most) continue;
    most = figure;
    best = { name: spokenName(player), url: player.url, team, text: print(rule, line), side, player };
  }
  return best ? [best] : [];
}
