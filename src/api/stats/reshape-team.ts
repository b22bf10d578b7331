import type { Side } from '../../domain/side.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { toFieldNames, toPlayerFieldNames } from './field-names.ts';
import type { StatsBoxScore } from './schema.ts';
import type { BookPlayer, BookTeam, ScoreBook } from './score-book.ts';
import { scoreText } from './score-text.ts';

type Team = StatsBoxScore['homeTeam'];
type Player = Team['players'][number];

export type TeamPictures = {
  /** Logo URLs. */
  logos: Readonly<Record<Side, string | null>>;
  /** Picture URLs by `rosterPlayerId`. */
  portraits: ReadonlyMap<number, string>;
};

/** The scorer's team code, used in plays, goals and penalties. */
export const teamIdOf = ({ code, name }: BookTeam): string => code || name;

export function toTeam({ boxScore, ourSide }: ScoreBook, side: Side, { logos, portraits }: TeamPictures): Team {
  const team = boxScore[side];
  const summaries = boxScore.periods.map((period) => ({
    period: String(period.number),
    score: scoreText(period[side]),
    ...periodFigures(team, period.number),
  }));
  const byPeriod = summaries.map(({ score }) => score).join(',');
  const line = team.stats['line'];
  const hasGoalies = getSportStats(boxScore.family)?.tables.some(({ group }) => group === 'goalkeeping') === true;
  return {
    id: teamIdOf(team),
    code: team.code,
    name: team.name,
    logo: logos[side],
    record: team.record,
    conferenceRecord: team.conferenceRecord,
    isTenantTeam: side === ourSide,
    scoreSummary: {
      score: String(team.score),
      scoreByPeriod: byPeriod,
      periods: String(summaries.length),
      periodSummaries: summaries,
    },
    ...(line && {
      scoringSummary: {
        runs: String(line['r'] ?? team.score),
        hits: String(line['h'] ?? ''),
        errors: String(line['e'] ?? ''),
        leftOnBase: String(line['lob'] ?? ''),
        scoreByInnings: byPeriod,
      },
    }),
    totals: toFieldNames(team.stats),
    players: team.players.filter(({ isTeam }) => !isTeam).map((player) => toPlayer(player, { hasGoalies, portraits })),
  };
}

const periodKeys: readonly (readonly [name: string, group: string, key: string])[] = [
  ['shots', 'shots', 'sh'],
  ['saves', 'goalkeeping', 'saves'],
  ['fouls', 'shots', 'fouls'],
  ['corners', 'team', 'corners'],
  ['offsides', 'team', 'offsides'],
];

/** Figures of one period, if in the file: soccer's shots, saves, fouls, corners and offsides. */
function periodFigures({ periodStats }: BookTeam, number: number): Record<string, string> {
  const figures = periodStats?.[String(number)];
  return Object.fromEntries(
    periodKeys.flatMap(([name, group, key]) => {
      const value = figures?.[group]?.[key];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

type Context = Pick<TeamPictures, 'portraits'> & { hasGoalies: boolean };

function toPlayer(player: BookPlayer, { hasGoalies, portraits }: Context): Player {
  const { firstName, lastName, stats, rosterPlayerId } = player;
  const minutes = stats['shots']?.['min'];
  return {
    ...toPlayerFieldNames(player),
    name: [lastName, firstName].filter(Boolean).join(', '),
    playerFirstLastName: `${firstName} ${lastName}`.trim(),
    checkName: player.checkName,
    uniform: player.jersey,
    position: player.position,
    rosterPlayerId: rosterPlayerId === null ? null : String(rosterPlayerId),
    playerUrl: player.url,
    playerImageUrl: rosterPlayerId === null ? null : (portraits.get(rosterPlayerId) ?? null),
    gameStarted: player.started ? '1' : '0',
    gamePlayed: player.played ? '1' : '0',
    ...(player.battingOrder !== undefined && { battingOrder: String(player.battingOrder) }),
    ...(hasGoalies && { isAGoalie: stats['goalkeeping'] !== undefined }),
    ...(minutes !== undefined && { minutesPlayed: String(minutes) }),
  };
}
