import { gameState } from '../../domain/game-state.ts';
import { parseRecord } from '../../domain/record.ts';
import { lineOfGames, type TeamLine } from '../../domain/standings/rank-teams.ts';
import type { StandingsRules } from '../../domain/standings/rules.ts';
import type { TeamGame } from '../../domain/standings/team-game.ts';
import type { findStandings } from './queries.ts';
import type { createTeamFinder } from './team-names.ts';

type TeamFinder = ReturnType<typeof createTeamFinder>;
type Stored = Awaited<ReturnType<typeof findStandings>>;
export type StandingsLine = TeamLine & { division: string | null; isDerived: boolean };

/** The game of an entered result from the view of the home team. */
export const toTeamGame = (result: Stored['played'][number], teamOf: TeamFinder): TeamGame => ({
  team: teamOf(result.home).title,
  opponent: teamOf(result.away).title,
  state: gameState.GameComplete,
  type: 'R',
  ourScore: result.homeScore,
  opponentScore: result.awayScore,
  forfeit: 'none',
  noContest: false,
  hostedNotOurs: false,
  locationIndicator: result.isNeutral ? 'N' : 'H',
  conference: result.isConference,
  conferenceTournament: false,
  vacated: false,
  localDate: result.date,
  doubleheader: result.number,
});

type Of = { teamOf: TeamFinder; teamGames: readonly TeamGame[]; rules: StandingsRules };

/** Published lines; the college's own is derived as soon as one of its games is decided. */
export const publishedLines = (published: Stored['published'], { teamOf, teamGames, rules }: Of): StandingsLine[] =>
  published.map(({ team: written, division, place, points, ...line }) => {
    const { title: team, isOurs } = teamOf(written);
    const derived = lineOfGames(team, teamGames, { ...rules, isComplete: true });
    const { wins, losses, ties } = derived.overall ?? { wins: 0, losses: 0, ties: 0 };
    const common = { division, place: place ?? undefined };
    if (isOurs && wins + losses + ties > 0)
      return { ...derived, ...common, points: points ?? derived.points, isDerived: true };
    const conference = parseRecord(line.conference) ?? { wins: 0, losses: 0, ties: 0 };
    const [, outcome, length] = /^([WLT])(\d+)$/.exec(line.streak ?? '') ?? [];
    return {
      ...common,
      team,
      conference,
      overall: parseRecord(line.overall ?? ''),
      home: parseRecord(line.home ?? ''),
      away: parseRecord(line.away ?? ''),
      streak: outcome ? { outcome: outcome as 'W' | 'L' | 'T', length: Number(length) } : undefined,
      points: points ?? (rules.points && conference.wins * rules.points.win + conference.ties * rules.points.tie),
      isDerived: false,
    };
  });

/** Lines of teams that play conference games but have no published line, if results of other teams are entered. */
export function derivedLines({
  teamGames,
  rules,
  published,
  played,
  teamOf,
}: Of & { published: readonly string[]; played: Stored['played'] }): StandingsLine[] {
  if (played.length === 0) return [];
  const isComplete = played.some(({ isConference }) => !isConference);
  const members = teamGames.filter(({ conference, conferenceTournament }) => conference && !conferenceTournament);
  const teams = new Set(members.map(({ team }) => team)).difference(new Set(published));
  return [...teams].map((team) => ({
    ...lineOfGames(team, teamGames, { ...rules, isComplete: isComplete || teamOf(team).isOurs }),
    division: null,
    isDerived: true,
  }));
}
