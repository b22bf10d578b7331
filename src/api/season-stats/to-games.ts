import { outcomeOf } from '../../domain/game.ts';
import { type GameState, gameState, isGameState } from '../../domain/game-state.ts';
import type { SeasonRules } from '../../domain/season.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import type { ResultGame } from '../../domain/stats/season/results.ts';
import { countsInStatistics, type StatGame, type StatTeam } from '../../domain/stats/season/stat-game.ts';
import { formatOrdinal } from '../../web/text.ts';
import type { StatRows } from './queries.ts';

type GameRow = StatRows['games'][number];
type PlayerRow = StatRows['players'][number];

const stateOf = ({ state }: GameRow): GameState => (isGameState(state) ? state : gameState.Scheduled);

export const toResultGame = (row: GameRow, overtime: string, goals: string): ResultGame => ({
  ...row,
  goals,
  state: stateOf(row),
  overtime,
});

/** Lines of one person share a key: the person's id, or the scorer's name of a player without a roster row. */
export const personKey = ({ personId, checkName, lastName, firstName }: PlayerRow): string =>
  personId === null ? `name:${checkName || `${lastName},${firstName}`.toUpperCase()}` : `person:${personId}`;

/** The id in a person's key; undefined for a player without a roster row. */
export const personIdOf = (key: string): number | undefined =>
  key.startsWith('person:') ? Number(key.slice('person:'.length)) : undefined;

/** The counting games, with our team and the opponents. */
export function toStatGames({ games, teams, players, periods }: StatRows): StatGame[] {
  const periodsOf = Map.groupBy(periods, ({ gameId }) => gameId);
  const teamsOf = Map.groupBy(teams, ({ gameId }) => gameId);
  const playersOf = Map.groupBy(players, ({ gameId }) => gameId);
  return games.flatMap((row): StatGame[] => {
    const { ourSide } = row;
    const decided = { ...row, state: stateOf(row) };
    if (ourSide === null || !countsInStatistics(decided)) return [];
    const teamOf = (isOurs: boolean): StatTeam => {
      const team = teamsOf.get(row.id)?.find(({ side }) => (side === ourSide) === isOurs);
      return {
        score: (isOurs ? row.ourScore : row.opponentScore) ?? team?.score ?? null,
        stats: team ? withPlayingTime(team) : {},
        ...(team?.periodStats && { periodStats: team.periodStats }),
        players: (playersOf.get(row.id) ?? [])
          .filter(({ side }) => (side === ourSide) === isOurs)
          .map((player) => ({
            person: personKey(player),
            started: player.started,
            played: player.played,
            isTeam: player.isTeam,
            stats: player.stats,
          })),
      };
    };
    return [
      {
        id: row.id,
        localDate: row.localDate,
        doubleheader: row.doubleheader,
        locationIndicator: row.locationIndicator,
        opponent: opponentOf(row),
        outcome: outcomeOf(decided),
        conference: row.conference && !row.conferenceTournament,
        ranked: /\d/.test(row.opponentPrefix ?? ''),
        periods: row.periodsPlayed,
        attendance: row.attendance,
        line: (periodsOf.get(row.id) ?? []).map(({ number, home, away }) =>
          ourSide === 'home' ? { number, own: home, opponents: away } : { number, own: away, opponents: home },
        ),
        own: teamOf(true),
        opponents: teamOf(false),
      },
    ];
  });
}

/** The figures of a team; its minutes are its players' unless the file has them. */
function withPlayingTime({ stats, seconds }: StatRows['teams'][number]): StatGroups {
  return seconds === null || stats['box'] === undefined ? stats : { ...stats, box: { sec: seconds, ...stats['box'] } };
}

/** Our goals in each game: "Swarm 1st 12:30 [Lee, Oak]", or "Swarm 55:10" if the clock covers the whole game. */
export function goalTexts(
  { games, goals }: Pick<StatRows, 'games' | 'goals'>,
  rules: SeasonRules,
): Map<number, string> {
  const sideOf = new Map(games.map(({ id, ourSide }) => [id, ourSide]));
  const ours = goals.filter(({ gameId, side }) => sideOf.get(gameId) === side);
  const periodOf = (period: number) => (period > rules.periods ? 'OT' : formatOrdinal(period));
  const textOf = ({ goal, period, clock }: StatRows['goals'][number]) => {
    if (!goal) return [];
    const assists = [goal.firstAssist, goal.secondAssist].filter(Boolean).join(', ');
    return [
      [goal.scorer || 'Goal', rules.clock !== 'up' && periodOf(period), clock, assists && `[${assists}]`]
        .filter(Boolean)
        .join(' '),
    ];
  };
  return new Map(
    [...Map.groupBy(ours, ({ gameId }) => gameId)].map(([id, scored]) => [id, scored.flatMap(textOf).join('; ')]),
  );
}

export const opponentOf = ({ title, opponentTitle }: Pick<GameRow, 'title' | 'opponentTitle'>): string =>
  title ?? opponentTitle ?? 'TBA';
