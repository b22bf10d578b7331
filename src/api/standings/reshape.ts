import { formatRecord, formatStreak, type WinLoss, winPercentage } from '../../domain/record.ts';
import { sportSlug } from '../../domain/sport.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { orderOf, type RankedLine, rankTeams } from '../../domain/standings/rank-teams.ts';
import type { StandingsRules } from '../../domain/standings/rules.ts';
import type { TeamGame } from '../../domain/standings/team-game.ts';
import { href } from '../../routing/routes.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import type { Standings, StandingsRow } from './schema.ts';
import type { StandingsLine } from './standings-lines.ts';
import type { createTeamFinder } from './team-names.ts';

type Of = {
  row: SeasonRow;
  lines: readonly StandingsLine[];
  rules: StandingsRules;
  /** Conference games, once from the view of each team. */
  games: readonly TeamGame[];
  seasons: string[];
  through: string | null;
  teamOf: ReturnType<typeof createTeamFinder>;
  /** Opponents whose series have a page. */
  met: ReadonlySet<number>;
};

/** Ranks the teams of each division. */
export function toStandings({ row, lines, rules, games, seasons, through, teamOf, met }: Of): Standings {
  const { sport, season, conference } = row;
  const order = orderOf(lines);
  const ties = sport.standingsTies ?? 'overall';
  const derived = new Map(lines.map(({ team, isDerived }) => [team, isDerived]));
  const divisions = Map.groupBy(lines, ({ division }) => division);
  const toRow = (line: RankedLine, index: number): StandingsRow => {
    const { opponent, isOurs } = teamOf(line.team);
    return {
      place: index + 1,
      team: line.team,
      abbrev: opponent?.abbrev ?? null,
      logo: opponent?.logo ?? null,
      url:
        opponent && met.has(opponent.id)
          ? href('opponentHistory', {
              sportSlug: sportSlug(sport),
              opponentSlug: opponent.slug,
              opponentId: String(opponent.id),
            })
          : null,
      isOurs,
      isDerived: derived.get(line.team) ?? false,
      conference: formatRecord(line.conference),
      conferencePercentage: winPercentage(line.conference) ?? null,
      points: order === 'points' ? (line.points ?? null) : null,
      gamesBack: rules.gamesBack ? line.gamesBack : null,
      overall: recordText(line.overall),
      overallPercentage: (line.overall && winPercentage(line.overall)) ?? null,
      home: recordText(line.home),
      away: recordText(line.away),
      streak: formatStreak(line.streak) || null,
    };
  };
  return {
    sport: toSportReference(sport),
    season: { title: season.title, isCurrent: season.isCurrent },
    conference: conference && { title: conference.name, abbrev: conference.abbrev, website: conference.website },
    order,
    ties,
    through: lines.length > 0 ? through : null,
    tables: [...divisions].map(([title, members]) => ({ title, rows: rankTeams(members, games, ties).map(toRow) })),
    seasons,
  };
}

const recordText = (record: WinLoss | undefined): string | null => (record ? formatRecord(record) : null);
