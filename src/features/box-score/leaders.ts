import type { BookScore, BookTeam } from '../../api/stats/score-book.ts';
import { numberOf } from '../../domain/stats/column.ts';
import type { LeaderRule } from '../../domain/stats/sport-stats.ts';
import { spokenName } from './player-name.ts';

export type Leader = { name: string; url: string | null; team: string; text: string };
export type LeaderLine = { title: string; leaders: Leader[] };

/** The best of each team by each rule, visitors first; a rule nobody has a figure for is left out. */
export const leaderLines = (rules: readonly LeaderRule[], { away, home }: BookScore): LeaderLine[] =>
  rules
    .map((rule) => ({ title: rule.title, leaders: [away, home].flatMap((team) => leaderOf(rule, team)) }))
    .filter(({ leaders }) => leaders.length > 0);

function leaderOf({ group, by, text }: LeaderRule, team: BookTeam): Leader[] {
  let best: Leader | undefined;
  let most = 0;
  for (const player of team.players) {
    const line = player.stats[group];
    const figure = numberOf(line, by) ?? 0;
    if (!line || player.isTeam || figure <= most) continue;
    most = figure;
    best = { name: spokenName(player), url: player.url, team: team.name, text: text(line) };
  }
  return best ? [best] : [];
}
