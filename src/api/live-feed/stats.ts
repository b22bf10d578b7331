import type { Side } from '../../domain/side.ts';
import { numberOf, type StatGroups } from '../../domain/stats/column.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import type { BookPlayer, BookScore } from '../stats/score-book.ts';
import { descriptionsOf, labelsOf, valuesOf } from './column.ts';
import { toPerson } from './people.ts';
import type { FeedLeaders, FeedPlayerTable, FeedTeamStats, FeedTotals } from './schema.ts';
import { type FeedTable, playerTables, teamColumns } from './tables.ts';

/** Existing programs show at most four leaders. */
const maxLeaders = 4;

const basketballLeaders = [
  { title: 'Blocks', group: 'box', by: 'blk' },
  { title: 'Steals', group: 'box', by: 'stl' },
  { title: 'Personal Fouls', group: 'box', by: 'pf' },
];

/** A team's leaders by category, highest first; players without the figure are omitted. */
export function toLeaders(boxScore: BookScore, side: Side): FeedLeaders {
  const rules = [
    ...(getSportStats(boxScore.family)?.leaders ?? []),
    ...(boxScore.family === 'basketball' ? basketballLeaders : []),
  ];
  return Object.fromEntries(
    rules.map(({ title, group, by }) => {
      const figure = (player: BookPlayer) => numberOf(player.stats[group], by) ?? 0;
      const best = boxScore[side].players
        .filter((player) => !player.isTeam && figure(player) > 0)
        .toSorted((a, b) => figure(b) - figure(a));
      const lines = best.slice(0, maxLeaders);
      return [title, lines.map((player) => ({ Player: toPerson(side, player), Value: String(figure(player)) }))];
    }),
  );
}

/** All statistics of a team and its players. */
export function toTeamStats(boxScore: BookScore, side: Side): FeedTeamStats {
  const team = boxScore[side];
  // existing programs treat the first five as starters
  const players = team.players.toSorted((a, b) => Number(b.started) - Number(a.started));
  const totals = (groups: StatGroups): FeedTotals => {
    const columns = teamColumns(boxScore.family);
    return { Key: labelsOf(columns), FullKey: descriptionsOf(columns), Values: valuesOf(columns, groups) };
  };
  const { periodStats } = team;
  return {
    TopPerformer: Object.values(toLeaders(boxScore, side)).find(([first]) => first)?.[0]?.Player ?? null,
    Players: players.filter(({ isTeam }) => !isTeam).map((player) => toPerson(side, player)),
    PlayerGroups: Object.fromEntries(
      playerTables(boxScore.family).map((table) => [table.name, toPlayerTable(table, players)]),
    ),
    Totals: totals(team.stats),
    PeriodStats: periodStats ? boxScore.periods.map(({ number }) => totals(periodStats[number] ?? {})) : [],
  };
}

function toPlayerTable({ title, columns, isShown, group }: FeedTable, players: readonly BookPlayer[]): FeedPlayerTable {
  const rows = players.filter((player) => {
    const line = player.stats[group];
    return line !== undefined && (player.played || player.isTeam) && isShown(line);
  });
  return {
    Title: title,
    Key: { Uni: 'Uni', Name: 'Name', Position: 'P', ...labelsOf(columns) },
    Descriptions: { Uni: 'Uniform Number', Name: 'Name', Position: 'Position', ...descriptionsOf(columns) },
    Values: rows.map((player) => ({
      Uni: player.isTeam ? 'TM' : player.jersey,
      Name: listedName(player),
      Position: player.position,
      ...valuesOf(columns, player.stats),
    })),
  };
}

/** Formats a name as "A. MACK". */
const listedName = ({ isTeam, firstName, lastName, checkName }: BookPlayer): string => {
  if (isTeam) return 'TEAM';
  const initial = firstName.slice(0, 1);
  return [initial && `${initial}.`, lastName || checkName].filter(Boolean).join(' ').toUpperCase();
};
