import type { RowInput } from '../src/editing/read-row.ts';
import { createSeasonSimulator } from './box-scores.ts';
import { writeCoachingHistory } from './coaching-history.ts';
import { type CollegeRows, createCollegeRows } from './college-rows.ts';
import type { CollegePlan, VenuePlan } from './colleges.ts';
import { addCorrections } from './corrections.ts';
import { addHidden } from './hidden.ts';
import { addHistory } from './history/history.ts';
import { addLetters } from './letters.ts';
import { writeLetterwinners } from './letterwinners.ts';
import { addOpponents, placesOf } from './opponents.ts';
import { addPictures } from './pictures.ts';
import { writeStandings } from './standings.ts';
import { type GameStory, writeGameStories } from './stories.ts';
import { addTeam, type Campus } from './team.ts';
import { stageToday } from './today.ts';

export type BuiltCollege = CollegeRows & {
  gameStories: readonly GameStory[];
  /** Content about past seasons, by kind. */
  history: Readonly<Record<string, readonly RowInput[]>>;
};

/** Builds the rows of a college's teams, people and games on a day, and the stories about its games. */
export function buildCollege(plan: CollegePlan, tenantId: number, today: string, now: string): BuiltCollege {
  const college = createCollegeRows(tenantId, now);
  const { members: _, ...conference } = plan.conference;
  const conferenceId = college.add('conference', conference);
  const pictures = addPictures(college, plan);
  const opponents = addOpponents(college);
  const [town = '', state = ''] = plan.town.split(', ');
  const addVenue = ({ key: _, ...venue }: VenuePlan) => {
    const row = { city: town, state, country: 'USA', timezone: plan.timezone, ...venue };
    return { id: college.add('venue', row), city: `${row.city}, ${row.state}`, timezone: row.timezone };
  };
  const campus: Campus = {
    slug: plan.slug,
    today,
    opponents,
    conferenceId,
    domain: `${plan.slug}.example.edu`,
    media: plan.media,
    portrait: pictures.portrait,
    coachPortrait: pictures.coachPortrait,
    pool: { members: placesOf(plan.conference.members), others: placesOf(plan.otherOpponents) },
    venues: Object.fromEntries(plan.venues.map((venue) => [venue.key, addVenue(venue)])),
    neutral: addVenue(plan.neutral),
  };
  const simulateSeason = createSeasonSimulator(college, plan);
  const teams = plan.teams.map((team) => addTeam(college, campus, team, simulateSeason));
  stageToday(college, today);
  const gameStories = writeGameStories(college, plan, campus, teams, pictures);
  renamePlayer(college);
  addHidden(college, campus.today, teams, pictures);
  addCorrections(college);
  addHistory(college, campus, plan, teams, simulateSeason);
  if (plan.rich) addLetters(college, teams);
  const history = {
    ...writeStandings(college, plan, teams),
    ...(plan.rich && { ...writeCoachingHistory(college, teams), letterwinner: writeLetterwinners(teams) }),
  };
  return { ...college, gameStories, history };
}

/** Adds a former name to a player of the third sport, whose former URLs redirect. */
function renamePlayer({ rows, add, now }: CollegeRows): void {
  const player = rows.rosterPlayer.findLast(({ seasonId }) => rows.season[seasonId - 1]?.sportId === 3);
  const person = player && rows.person[player.personId - 1];
  if (!person) return;
  add('personName', {
    personId: person.id,
    firstName: person.firstName,
    lastName: 'Featherstone',
    validTo: now.slice(0, 10),
  });
}
