import { seasonSpan } from '../calendar.ts';
import type { CollegeRows } from '../college-rows.ts';
import type { CollegePlan } from '../colleges.ts';
import { at, createRandom } from '../random.ts';
import { rosterRow } from '../rosters.ts';
import { sportKinds } from '../sports.ts';
import { addSeason, type Campus, playGames, type SimulateSeason, type Team, type TeamPlan } from '../team.ts';
import { earlierSquad } from './earlier-squad.ts';
import { addOldResults } from './old-results.ts';

/** Adds the earlier seasons of the teams that have a history. Their rows come last, so that the ids of all others stay the same. */
export function addHistory(
  college: CollegeRows,
  campus: Campus,
  plan: CollegePlan,
  teams: readonly Team[],
  simulateSeason: SimulateSeason,
): void {
  for (const [index, team] of teams.entries()) {
    const teamPlan = at(plan.teams, index);
    if (!teamPlan.history) continue;
    for (let season = 0; season < teamPlan.history.seasons; season++)
      addEarlierSeason(college, campus, teamPlan, team, simulateSeason);
    if (teamPlan.history.results) addOldResults(college, campus, teamPlan, team, teamPlan.history.results);
  }
}

/** Adds the season before the oldest one, with its squad, staff and games. */
function addEarlierSeason(
  college: CollegeRows,
  campus: Campus,
  plan: TeamPlan,
  team: Team,
  simulateSeason: SimulateSeason,
): void {
  const kind = sportKinds[team.key];
  const later = at(team.seasons, team.seasons.length - 1);
  const back = later.back + 1;
  const random = createRandom(`${plan.key} history ${back}`);
  const span = seasonSpan(kind.time, campus.today, back);
  const seasonId = addSeason(college, campus, team, plan, span, back);
  for (const { id: _, ...member } of college.rows.rosterStaff.filter((each) => each.seasonId === later.seasonId))
    college.add('rosterStaff', { ...member, seasonId });
  const athletes = earlierSquad(
    college,
    kind,
    later.squad.map(({ athlete }) => athlete),
    random,
  );
  const squad = athletes.map((athlete) => ({
    athlete,
    rosterPlayerId: college.add('rosterPlayer', rosterRow(athlete, seasonId)),
  }));
  const season = { seasonId, span, back, squad, coach: later.coach, games: [] };
  team.seasons.push(season);
  playGames(college, campus, plan, team, season, random, simulateSeason);
}
