import { numberOf } from '../../domain/stats/column.ts';
import type { LeaderRule } from '../../domain/stats/sport-stats.ts';
import { spokenName } from './player-name.ts';
import type { GameSide, GameSides } from './sides.ts';

export type Leader = { name: string; url: string | null; team: string; text: string };
export type LeaderLine = { title: string; leaders: Leader[] };

/** The best of each team by each rule, visitors first; a rule nobody has a figure for is left out. */
export const leaderLines = (rules: readonly LeaderRule[], sides: GameSides): LeaderLine[] =>
  rules
    .map((rule) => ({ title: rule.title, leaders: sides.flatMap((side) => leaderOf(rule, side)) }))
    .filter(({ leaders }) => leaders.length > 0);

function leaderOf({ group, by, text }: LeaderRule, { name: teamName, team }: GameSide): Leader[] {
  let best: Leader | undefined;
  let most = 0;
  for (const player of team.players) {
    const line = player.stats[group];
    const figure = numberOf(line, by) ?? 0;
    if (!line || player.isTeam || figure <= most) continue;
    most = figure;
    best = { name: spokenName(player), url: player.url, team: teamName, text: text(line) };
  }
  return best ? [best] : [];
}
