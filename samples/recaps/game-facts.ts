import { longDay } from '../../src/domain/printed-date.ts';
import type { Side } from '../../src/domain/side.ts';
import type { StatGroups } from '../../src/domain/stats/column.ts';
import type { CollegeRows, RowOf } from '../college-rows.ts';
import type { CollegePlan } from '../colleges.ts';
import schools from '../opponents.json' with { type: 'json' };
import { at } from '../random.ts';
import type { SportKind } from '../sport-kind.ts';
import { type GameRun, runOf } from './game-run.ts';

export type TeamFacts = {
  /** "Lakeshore" */
  name: string;
  /** "the Herons" */
  nick: string;
  side: Side;
  score: number;
  stats: StatGroups;
  /** Without the pseudo player of the team. */
  players: RowOf<'boxPlayer'>[];
};

export type ScoringFacts = { team: TeamFacts; row: RowOf<'boxScoring'>; before: Score; after: Score };
/** The winner's first; ours in a tie. */
export type Score = { won: number; lost: number };

/** What a recap can tell of a final game. */
export type GameFacts = GameRun & {
  kind: SportKind;
  us: TeamFacts;
  them: TeamFacts;
  /** The winner, we in a tie. */
  winner: TeamFacts;
  loser: TeamFacts;
  outcome: 'win' | 'loss' | 'tie';
  /** Winner's first: "26-7". */
  score: string;
  /** " in overtime", " in 11 innings" or empty. */
  extra: string;
  periods: Score[];
  /** Scores after each period. */
  breaks: Score[];
  scoring: ScoringFacts[];
  /** "Saturday" */
  day: string;
  /** "Port Ellery, Wis." */
  city: string;
  stadium: string;
  attendance: number | undefined;
  coach: string;
  record: string;
  conferenceRecord: string;
  /** "ISC" in a game of the conference. */
  conference: string | undefined;
  tournament: string | undefined;
  locationIndicator: RowOf<'game'>['locationIndicator'];
};

/** Collects the facts of a game with a box score. */
export function gameFacts(
  { rows }: CollegeRows,
  plan: CollegePlan,
  kind: SportKind,
  season: readonly RowOf<'game'>[],
  game: RowOf<'game'>,
): GameFacts {
  const ofGame = <Row extends { gameId: number }>(list: readonly Row[]) =>
    list.filter(({ gameId }) => gameId === game.id);
  const { ourSide } = at(ofGame(rows.boxScore), 0);
  const detail = at(ofGame(rows.gameDetail), 0);
  const teams = ofGame(rows.boxTeam);
  const players = ofGame(rows.boxPlayer);
  const school = at(schools, (game.opponentId ?? 1) - 1);
  const teamOf = (side: Side): TeamFacts => {
    const { score, stats } = at(
      teams.filter((team) => team.side === side),
      0,
    );
    return {
      ...(side === ourSide
        ? { name: plan.shortName, nick: `the ${plan.settings.mascotPlural ?? plan.shortName}` }
        : { name: school.title, nick: `the ${school.mascot}` }),
      side,
      score,
      stats,
      players: players.filter((player) => player.side === side && !player.isTeam),
    };
  };
  const [us, them] = ourSide === 'home' ? [teamOf('home'), teamOf('away')] : [teamOf('away'), teamOf('home')];
  const [winner, loser] = them.score > us.score ? [them, us] : [us, them];
  const scoreOf = (home: number, away: number): Score =>
    winner.side === 'home' ? { won: home, lost: away } : { won: away, lost: home };
  const periods = ofGame(rows.boxPeriod).map(({ home, away }) => scoreOf(home ?? 0, away ?? 0));
  const ours = at(
    teams.filter(({ side }) => side === ourSide),
    0,
  );
  return {
    ...runOf(season, game),
    kind,
    us,
    them,
    winner,
    loser,
    outcome: us.score === them.score ? 'tie' : winner === us ? 'win' : 'loss',
    score: `${winner.score}-${loser.score}`,
    extra: extraOf(kind, periods.length),
    periods,
    breaks: runningTotals(periods),
    scoring: ofGame(rows.boxScoring).map((row, index, list) => {
      const before = list[index - 1];
      return {
        row,
        team: row.side === us.side ? us : them,
        before: scoreOf(before?.homeScore ?? 0, before?.awayScore ?? 0),
        after: scoreOf(row.homeScore, row.awayScore),
      };
    }),
    day: at(longDay(game.localDate).split(','), 0),
    city: game.location ?? plan.town,
    stadium: detail.stadium ?? '',
    attendance: detail.attendance ?? undefined,
    coach: ours.coach,
    record: ours.record,
    conferenceRecord: ours.conferenceRecord,
    conference: game.conference ? plan.conference.abbrev : undefined,
    tournament: game.tournament ?? undefined,
    locationIndicator: game.locationIndicator,
  };
}

function runningTotals(periods: readonly Score[]): Score[] {
  let [won, lost] = [0, 0];
  return periods.map((period) => {
    won += period.won;
    lost += period.lost;
    return { won, lost };
  });
}

function extraOf({ family, rules }: SportKind, periods: number): string {
  if (family === 'volleyball' || periods <= rules.periods) return '';
  return family === 'baseball' || family === 'softball' ? ` in ${periods} innings` : ' in overtime';
}
