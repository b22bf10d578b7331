import { boxScoreRows } from '../src/db/box-score-rows.ts';
import type { BoxScore, BoxTeam } from '../src/domain/box-score.ts';
import type { CountedGame } from '../src/domain/game.ts';
import { type GameState, gameState } from '../src/domain/game-state.ts';
import { formatRecord, recordOf } from '../src/domain/record.ts';
import type { Side } from '../src/domain/side.ts';
import type { SportFamily } from '../src/domain/sport-family.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import type { CollegePlan } from './colleges.ts';
import { venueFacts } from './game-day.ts';
import type { Play } from './games.ts';
import { drawName } from './names.ts';
import schools from './opponents.json' with { type: 'json' };
import { at, createRandom, type Random } from './random.ts';
import { getSimulator } from './simulate/families.ts';
import type { Matchup, SimPlayer, SimTeam, Simulator } from './simulate/matchup.ts';
import type { SportKind } from './sport-kind.ts';
import { sportKinds } from './sports.ts';
import type { SimulateSeason, TeamSeason } from './team.ts';

/** Simulates box scores for the games of the latest seasons of a team; older games have a result only. */
export function createSeasonSimulator(college: CollegeRows, plan: CollegePlan): SimulateSeason {
  return (team, season) => {
    const kind = sportKinds[team.key];
    const simulate = getSimulator(kind.family);
    const seasons = plan.teams.find(({ key }) => key === team.key)?.boxScores ?? 2;
    if (!simulate || season.back >= seasons || (season.back > 0 && !plan.rich)) return undefined;
    const play: Play = (row, slot, edge, random) => {
      const ourSide: Side = slot.at === 'H' || row.designatedHome ? 'home' : 'away';
      const us = ourTeam(plan, season);
      const them = theirTeam(slot.school ?? 0, kind, season.span.title);
      const matchup: Matchup = {
        family: kind.family,
        gender: kind.gender,
        rules: kind.rules,
        home: ourSide === 'home' ? us : them,
        away: ourSide === 'home' ? them : us,
        edge: ourSide === 'home' ? edge : -edge,
        venue: venueFacts(college, row, kind, random),
        decisive: slot.conferenceTournament,
        doubleheader: slot.doubleheader,
      };
      const played = simulateWithPeriods(simulate, matchup, random, minimumPeriods(kind, season.games.length));
      const box = withRecord(played, ourSide, row, season.games);
      // the small college and earlier seasons have no play-by-play
      const kept =
        season.back < 2 && (plan.rich || kind.family === 'basketball')
          ? box
          : { ...box, plays: [], scoring: kind.family === 'soccer' ? box.scoring : [] };
      addBoxScore(college, row, withoutInactive(kept), ourSide, season);
      const shootout = box.venue.notes.find((note) => /penalty kicks|shootout/.test(note));
      if (shootout) row.postScore = shootout;
      return {
        us: box[ourSide].score,
        them: box[ourSide === 'home' ? 'away' : 'home'].score,
        periods: box.periods.length,
      };
    };
    return play;
  };
}

/** Simulates a game again, at most 150 times, until it has the given number of periods. */
function simulateWithPeriods(simulate: Simulator, matchup: Matchup, random: Random, periods: number): BoxScore {
  let game = simulate(matchup, random);
  for (let again = 0; game.periods < periods && again < 150; again++) game = simulate(matchup, random);
  return game.boxScore();
}

/** The minimum number of periods of a season's n-th game, so that every sport has a game with overtime or extra innings. */
function minimumPeriods({ family, rules }: SportKind, index: number): number {
  const long: Partial<Record<SportFamily, [number, number]>> = {
    football: [3, 1],
    basketball: [5, 2],
    baseball: [21, 4],
    softball: [17, 3],
    lacrosse: [6, 1],
  };
  const [game, extra] = long[family] ?? [-1, 0];
  return index === game ? rules.periods + extra : 0;
}

function addBoxScore(college: CollegeRows, row: RowOf<'game'>, box: BoxScore, ourSide: Side, season: TeamSeason): void {
  const roster = new Map(season.squad.map(({ athlete, rosterPlayerId }) => [athlete.jersey, rosterPlayerId]));
  const made = boxScoreRows(box, {
    tenantId: college.tenantId,
    gameId: row.id,
    ourSide,
    rosterPlayerIdOf: ({ jersey }) => roster.get(jersey),
  });
  const { rows } = college;
  rows.gameDetail.push(made.gameDetail);
  rows.boxScore.push(made.boxScore);
  rows.boxPeriod.push(...made.periods);
  rows.boxTeam.push(...made.teams);
  rows.boxPlayer.push(...made.players);
  rows.boxPlay.push(...made.plays);
  rows.boxScoring.push(...made.scoring);
  rows.boxDrive.push(...made.drives);
  rows.boxPenalty.push(...made.penalties);
  rows.boxOfficial.push(...made.officials);
}

/** Removes players who did not play, except in basketball, which lists them as DNP. */
function withoutInactive(box: BoxScore): BoxScore {
  const team = (side: BoxTeam): BoxTeam => ({
    ...side,
    players: side.players.filter(({ played, started, isTeam }) => played || started || isTeam),
  });
  return box.family === 'basketball' ? box : { ...box, home: team(box.home), away: team(box.away) };
}

function ourTeam(plan: CollegePlan, { squad, coach }: TeamSeason): SimTeam {
  const players = squad.map(
    ({ athlete: { jersey = '', firstName, lastName, positionShort: position = '', classYear = '' } }): SimPlayer => ({
      code: jersey,
      firstName,
      lastName,
      jersey,
      position,
      classYear,
    }),
  );
  return {
    code: plan.shortName.slice(0, 3).toUpperCase(),
    name: plan.shortName,
    record: '',
    conferenceRecord: '',
    rank: '',
    coach,
    players,
  };
}

/** Adds our record including this game, as scoring software does. */
function withRecord(box: BoxScore, ourSide: Side, row: RowOf<'game'>, earlier: readonly RowOf<'game'>[]): BoxScore {
  const [us, them] = ourSide === 'home' ? [box.home, box.away] : [box.away, box.home];
  const decided = { ...row, state: gameState.GameComplete, ourScore: us.score, opponentScore: them.score };
  const { overall, conference } = recordOf([...earlier, decided].map(toCounted));
  const records = { record: formatRecord(overall), conferenceRecord: formatRecord(conference) };
  return { ...box, [ourSide]: { ...us, ...records } };
}

/** A row as records count it, with the table's defaults. */
export const toCounted = ({
  state = gameState.Scheduled,
  type = 'R',
  ourScore = null,
  opponentScore = null,
  forfeit = 'none',
  noContest = false,
  hostedNotOurs = false,
  conference = false,
  conferenceTournament = false,
  vacated = false,
  doubleheader = 0,
  locationIndicator,
  localDate,
}: RowOf<'game'>): CountedGame => ({
  state: state as GameState,
  type,
  ourScore,
  opponentScore,
  forfeit,
  noContest,
  hostedNotOurs,
  conference,
  conferenceTournament,
  vacated,
  doubleheader,
  locationIndicator,
  localDate,
});

/** An opponent's roster, the same for a season. */
function theirTeam(school: number, kind: SportKind, title: string): SimTeam {
  const { title: name, abbrev } = at(schools, school);
  const random = createRandom(`${name} ${kind.slug} ${title}`);
  const total = kind.positions.reduce((sum, { share }) => sum + share, 0);
  const size = Math.min(kind.roster, 60);
  const numbers = random.shuffle(Array.from({ length: 98 }, (_, index) => String(index + 1)));
  const players = kind.positions.flatMap((position) =>
    Array.from({ length: Math.max(1, Math.round((position.share / total) * size)) }, (): SimPlayer => {
      const jersey = numbers.pop() ?? '99';
      return {
        code: jersey,
        jersey,
        ...drawName(random, kind.gender),
        position: position.short,
        classYear: random.pick(['Freshman', 'Sophomore', 'Junior', 'Senior']),
      };
    }),
  );
  const { firstName, lastName } = drawName(random, 'g');
  return {
    code: abbrev,
    name,
    record: '',
    conferenceRecord: '',
    rank: '',
    coach: `${firstName} ${lastName}`,
    players: kind.family === 'basketball' ? random.shuffle(players) : players,
  };
}
