import { gameState } from '../src/domain/game-state.ts';
import { formatRecord, formatStreak } from '../src/domain/record.ts';
import { lineOfGames } from '../src/domain/standings/rank-teams.ts';
import { mirrored, type TeamGame } from '../src/domain/standings/team-game.ts';
import type { RowInput } from '../src/editing/read-row.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import type { CollegePlan } from './colleges.ts';
import { schoolStrength } from './games.ts';
import { placesOf } from './opponents.ts';
import { at, createRandom } from './random.ts';
import { simulateScore } from './simulate/simulate-score.ts';
import { type SportKey, sportKinds } from './sports.ts';
import type { Team, TeamSeason } from './team.ts';

/** Sports of the rich college whose standings are derived from results; those of the others are published lines. */
const withResults: readonly SportKey[] = ['football', 'volleyball', 'womensSoccer'];
/** The rich college has standings of all sports for two seasons, the other those of one sport. */
const seasonsWithStandings = 2;

/** Standings of the conference, consistent with the college's own games. */
export function writeStandings(college: CollegeRows, plan: CollegePlan, teams: readonly Team[]) {
  const leagues = teams.filter(({ key }) => sportKinds[key].family !== 'meet');
  const shown = plan.rich ? leagues : leagues.slice(0, 1);
  const written = shown.flatMap((team) =>
    team.seasons.slice(0, plan.rich ? seasonsWithStandings : 1).map((season) => {
      const games = leagueGames(college, plan, team, season);
      const isDerived = plan.rich && withResults.includes(team.key);
      return {
        conferenceResult: isDerived ? games.map((game) => toResult(game, team, season)) : [],
        standing: isDerived ? [] : publishedLines(college, plan, { team, season, games }),
      };
    }),
  );
  const rows = (values: Record<string, unknown>): RowInput => ({ values });
  return {
    standing: written.flatMap(({ standing }) => standing).map(rows),
    conferenceResult: written.flatMap(({ conferenceResult }) => conferenceResult).map(rows),
  };
}

type Members = { titles: readonly string[]; places: readonly number[] };

function membersOf(college: CollegeRows, plan: CollegePlan): Members {
  const places = placesOf(plan.conference.members);
  return { places, titles: places.map((place) => at(college.rows.opponent, place).title) };
}

/** The games of the other members, by round; the college's opponent of a round plays none. */
function leagueGames(college: CollegeRows, plan: CollegePlan, { key }: Team, { games, span }: TeamSeason): TeamGame[] {
  const { places, titles } = membersOf(college, plan);
  const kind = sportKinds[key];
  const random = createRandom(`${plan.slug} league ${kind.slug} ${span.title}`);
  const outsiders = placesOf(plan.otherOpponents);
  const size = places.length % 2 === 1 ? places.length : places.length + 1;
  const play = (game: RowOf<'game'>, home: number, away: number, conference: boolean): TeamGame => {
    const edge = schoolStrength(home, kind) - schoolStrength(away, kind) + 0.12;
    const { us, them } = simulateScore(kind.family, Math.max(-0.9, Math.min(0.9, edge)), random);
    return {
      team: at(college.rows.opponent, home).title,
      opponent: at(college.rows.opponent, away).title,
      state: gameState.GameComplete,
      type: 'R',
      ourScore: us,
      opponentScore: them,
      forfeit: 'none',
      noContest: false,
      hostedNotOurs: false,
      locationIndicator: 'H',
      conference,
      conferenceTournament: false,
      vacated: false,
      localDate: game.localDate,
      doubleheader: game.doubleheader ?? 0,
    };
  };
  const played = games.filter(
    ({ state, type, conferenceTournament }) =>
      state === gameState.GameComplete && type === 'R' && !conferenceTournament,
  );
  return played.flatMap((game, turn) => {
    const opponent = titles.indexOf(college.rows.opponent[(game.opponentId ?? 0) - 1]?.title ?? '');
    if (!game.conference || opponent < 0)
      return places.map((place, index) => {
        const outsider = at(outsiders, (turn * 5 + index) % outsiders.length);
        return (turn + index) % 3 === 0 ? play(game, outsider, place, false) : play(game, place, outsider, false);
      });
    return places.flatMap((first, i) =>
      places.flatMap((second, j) => {
        if (j <= i || (i + j) % size !== (2 * opponent) % size) return [];
        return (turn + i) % 2 === 0 ? play(game, first, second, true) : play(game, second, first, true);
      }),
    );
  });
}

const toResult = (game: TeamGame, { key }: Team, { span }: TeamSeason) => ({
  sport: sportKinds[key].slug,
  season: span.title,
  date: game.localDate,
  away: game.opponent,
  awayScore: game.opponentScore,
  home: game.team,
  homeScore: game.ourScore,
  number: game.doubleheader,
  isConference: game.conference,
});

type Season = { team: Team; season: TeamSeason; games: readonly TeamGame[] };

/** A line for every member, as the conference publishes it. */
function publishedLines(college: CollegeRows, plan: CollegePlan, { team, season, games }: Season) {
  const { slug, family } = sportKinds[team.key];
  const { titles } = membersOf(college, plan);
  const own = season.games.map(
    (game): TeamGame => ({
      state: game.state === gameState.GameComplete ? gameState.GameComplete : gameState.Scheduled,
      type: game.type ?? 'R',
      ourScore: game.ourScore ?? null,
      opponentScore: game.opponentScore ?? null,
      forfeit: game.forfeit ?? 'none',
      noContest: game.noContest ?? false,
      hostedNotOurs: game.hostedNotOurs ?? false,
      locationIndicator: game.locationIndicator,
      conference: game.conference ?? false,
      conferenceTournament: game.conferenceTournament ?? false,
      vacated: game.vacated ?? false,
      localDate: game.localDate,
      doubleheader: game.doubleheader ?? 0,
      team: plan.shortName,
      opponent: college.rows.opponent[(game.opponentId ?? 0) - 1]?.title ?? '',
    }),
  );
  const all = [...own, ...games].flatMap((game) => [game, mirrored(game)]);
  const through = games.at(-1)?.localDate;
  if (!through) return [];
  const hasDivisions = plan.rich && family === 'baseball';
  return [plan.shortName, ...titles].map((name, index) => {
    const { conference, overall, home, away, streak } = lineOfGames(name, all, { isComplete: true });
    return {
      sport: slug,
      season: season.span.title,
      team: name,
      ...(hasDivisions && { division: index % 2 === 0 ? 'Lake Division' : 'River Division' }),
      conference: formatRecord(conference),
      ...(overall && { overall: formatRecord(overall) }),
      ...(home && { home: formatRecord(home) }),
      ...(away && { away: formatRecord(away) }),
      ...(streak && { streak: formatStreak(streak) }),
      through,
    };
  });
}
