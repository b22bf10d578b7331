import type { GameMedia } from '../src/domain/game.ts';
import { type SeasonSpan, seasonSpan } from './calendar.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import { changeGame, type GameChange } from './game-changes.ts';
import { addGame, type Play } from './games.ts';
import type { HistoryPlan } from './history/plan.ts';
import type { Opponent } from './opponents.ts';
import { createRandom, type Random } from './random.ts';
import { type Athlete, addRosters, rosterRow } from './rosters.ts';
import { createSchedule, type OpponentPool, type SchedulePlan } from './schedule/schedule.ts';
import type { SportKind } from './sport-kind.ts';
import { type SportKey, sportKinds } from './sports.ts';
import { addStaff, drawStaff, headCoach, type StaffMember } from './staff.ts';

/** What all teams of a college share. */
export type Campus = {
  /** Of the college. */
  slug: string;
  today: string;
  opponents: readonly Opponent[];
  conferenceId: number;
  domain: string;
  media: GameMedia;
  venues: Record<string, { id: number; city: string; timezone: string }>;
  neutral: { id: number; city: string; timezone: string };
  pool: OpponentPool;
  /** Adds the picture of a player and returns its id; null for a player without one. */
  portrait: (athlete: Athlete, kind: SportKind) => number | null;
  /** Adds the picture of a coach and returns its id; null without one. */
  coachPortrait: (coach: RowOf<'person'>, kind: SportKind) => number | null;
};

/** A team as `teams.json` describes it. */
export type TeamPlan = {
  key: SportKey;
  venue: string;
  seasons: number;
  /** Seasons whose games have box scores; 2 by default. */
  boxScores?: number;
  /** Strength relative to the average opponent, from −1 to 1. */
  strength: number;
  /** Names of its social media accounts. */
  accounts?: Partial<Pick<RowOf<'sport'>, 'twitterName' | 'instagramName' | 'facebookPage' | 'youtubeName'>>;
  /** Seed of the random numbers that choose staff, opponents and dates. */
  seed: number;
  /** Absent while no schedule is announced. */
  schedule?: SchedulePlan;
  changes?: readonly GameChange[];
  history?: HistoryPlan;
};

export type SquadMember = { athlete: Athlete; rosterPlayerId: number };
export type TeamSeason = {
  seasonId: number;
  span: SeasonSpan;
  back: number;
  squad: SquadMember[];
  coach: string;
  games: RowOf<'game'>[];
};
export type Team = { sportId: number; key: SportKey; seasons: TeamSeason[] };

/** Returns the simulator of a season's games; `undefined` for seasons that have results only. */
export type SimulateSeason = (team: Team, season: TeamSeason) => Play | undefined;

/** Adds a sport with its seasons, people and games; the seasons come newest first. */
export function addTeam(college: CollegeRows, campus: Campus, plan: TeamPlan, simulateSeason: SimulateSeason): Team {
  const kind = sportKinds[plan.key];
  const random = createRandom(plan.seed);
  const { title, shortName, abbrev, slug, globalId, gender, family } = kind;
  const sportId = college.add('sport', {
    title,
    shortName,
    abbrev,
    globalSportId: globalId,
    globalSportNameSlug: slug,
    globalSportShortName: shortName,
    gender,
    family,
    displayOpponentHistory: family !== 'meet',
    ...plan.accounts,
  });
  const rosters = addRosters(college, campus.slug, slug, plan.seasons);
  const team: Team = { sportId, key: plan.key, seasons: [] };
  let staff: StaffMember[] = [];
  for (const [index, roster] of rosters.entries()) {
    const back = rosters.length - 1 - index;
    const span = seasonSpan(kind.time, campus.today, back);
    const seasonId = addSeason(college, campus, team, plan, span, back);
    staff = drawStaff(college, kind, random, staff);
    addStaff(college, seasonId, staff, {
      domain: campus.domain,
      firstSeason: span.year - index - 6,
      portraitOf: (coach) => campus.coachPortrait(coach, kind),
    });
    const squad = roster.map((athlete) => ({
      athlete,
      rosterPlayerId: college.add('rosterPlayer', {
        ...rosterRow(athlete, seasonId),
        imageId: campus.portrait(athlete, kind),
      }),
    }));
    team.seasons.unshift({ seasonId, span, back, squad, coach: headCoach(college, staff), games: [] });
  }
  for (const season of [...team.seasons].reverse())
    playGames(college, campus, plan, team, season, random, simulateSeason);
  return team;
}

/** Adds a season and returns its id. */
export function addSeason(
  college: CollegeRows,
  { conferenceId }: Campus,
  { sportId, key }: Team,
  plan: TeamPlan,
  span: SeasonSpan,
  back: number,
): number {
  const { title, startDate, endDate } = span;
  return college.add('season', {
    sportId,
    title,
    startDate,
    endDate,
    isCurrent: back === 0,
    conferenceId,
    rules: sportKinds[key].rules,
    scheduleNote: back === 0 && plan.strength > 0.25 ? 'Dates and times may move for television.' : null,
  });
}

/** Adds the games of a season; those before today have a result. */
export function playGames(
  college: CollegeRows,
  campus: Campus,
  plan: TeamPlan,
  team: Team,
  season: TeamSeason,
  random: Random,
  simulateSeason: SimulateSeason,
): void {
  const { span, back } = season;
  const home = campus.venues[plan.venue];
  if (!home) throw new Error(`No venue ${plan.venue}`);
  const setting = {
    kind: sportKinds[plan.key],
    sportId: team.sportId,
    seasonId: season.seasonId,
    opponents: campus.opponents,
    home,
    neutral: campus.neutral,
    strength: plan.strength + random.normal(0, 0.08),
    today: campus.today,
    media: campus.media,
  };
  const slots = plan.schedule
    ? createSchedule(plan.schedule, campus.pool, { year: span.year, today: campus.today, random })
    : [];
  const play = simulateSeason(team, season);
  for (const [index, slot] of slots.entries()) {
    const change = changeGame(plan.changes ?? [], slot, { index, span, back });
    season.games.push(addGame(college, setting, slot, play, change));
  }
}
