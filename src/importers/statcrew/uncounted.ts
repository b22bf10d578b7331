import type { BoxTeam } from '../../domain/box-score.ts';
import type { StatGroups, StatLine } from '../../domain/stats/column.ts';
import { child, flag, type XmlElement } from '../xml/element.ts';

/** Flags of `show` and the figures, as [group, key], each of them is about. */
export type ShowFlags = Readonly<Record<string, readonly (readonly [group: string, key: string])[]>>;

/**
 * Takes out the figures a scorer did not count: switched off in `show` (`fouls="0"`) and zero for everybody. Zeros alone
 * are no proof, and the flag alone neither: it only hides a column, lacrosse scorers count turnovers behind it.
 */
export function withoutUncounted(teams: readonly [BoxTeam, BoxTeam], root: XmlElement, flags: ShowFlags): [BoxTeam, BoxTeam] {
  const show = child(child(root, 'venue'), 'show');
  const lines = teams.flatMap((team) => [team, ...team.players]).flatMap(({ stats, periodStats = {} }) => [stats, ...Object.values(periodStats)]);
  const dropped = Object.entries(flags)
    .filter(([name]) => flag(show, name) === false)
    .flatMap(([, figures]) => figures)
    .filter(([group, key]) => lines.every((groups) => !groups[group]?.[key]));
  const keep = (groups: StatGroups) => without(groups, dropped);
  const cleaned = ([home, away]: readonly [BoxTeam, BoxTeam]): [BoxTeam, BoxTeam] => [team(home, keep), team(away, keep)];
  return cleaned(teams);
}

function team(box: BoxTeam, keep: (groups: StatGroups) => Record<string, StatLine>): BoxTeam {
  return {
    ...box,
    stats: keep(box.stats),
    ...(box.periodStats && {
      periodStats: Object.fromEntries(Object.entries(box.periodStats).map(([period, groups]) => [period, keep(groups)])),
    }),
    players: box.players.map((player) => ({ ...player, stats: keep(player.stats) })),
  };
}

function without(groups: StatGroups, dropped: readonly (readonly [string, string])[]): Record<string, StatLine> {
  const entries = Object.entries(groups).map(([group, line]) => {
    const kept = Object.entries(line).filter(([key]) => !dropped.some(([from, name]) => from === group && name === key));
    return [group, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(entries.filter(([, line]) => Object.keys(line).length > 0));
}
