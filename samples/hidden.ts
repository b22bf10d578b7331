import { seasonSpan } from './calendar.ts';
import type { CollegeRows } from './college-rows.ts';
import type { Name } from './names.ts';
import type { Pictures } from './pictures.ts';
import { at } from './random.ts';
import { type Athlete, rosterRow } from './rosters.ts';
import { sportKinds } from './sports.ts';
import type { Team } from './team.ts';

/** Names of hidden players only, so that one on a public page is a leak. */
const walkOns: readonly Name[] = [
  { firstName: 'Peregrine', lastName: 'Undisclosed' },
  { firstName: 'Marisol', lastName: 'Underwraps' },
];
const signees: readonly Name[] = [
  { firstName: 'Thaddeus', lastName: 'Notyetannounced' },
  { firstName: 'Ottoline', lastName: 'Embargo' },
  { firstName: 'Casimir', lastName: 'Signsoon' },
];

/** Adds hidden content: two players of the current season and the first team's next roster. */
export function addHidden(college: CollegeRows, today: string, teams: readonly Team[], pictures: Pictures): void {
  const team = at(teams, 0);
  const kind = sportKinds[team.key];
  // linemen have the numbers from 50 on
  const position = kind.positions.find(({ short }) => short === 'OL') ?? kind.positions[0];
  const current = at(team.seasons, 0);
  const { title, startDate, endDate } = seasonSpan(kind.time, today, -1);
  const newcomer = (name: Name, jersey: number): Athlete => ({
    ...name,
    personId: college.add('person', { ...name, hometown: 'Quiet Harbor, Mich.' }),
    jersey: String(jersey),
    ...(position && { positionShort: position.short, positionLong: position.long }),
    classYear: 'Freshman',
    heightInches: 72,
    hometown: 'Quiet Harbor, Mich.',
    highSchool: 'Quiet Harbor High',
    major: 'Undeclared',
  });
  const add = (athlete: Athlete, seasonId: number, hide: boolean) =>
    college.add('rosterPlayer', {
      ...rosterRow(athlete, seasonId),
      bio: `<p>${athlete.firstName} ${athlete.lastName} is not announced yet.</p>`,
      imageId: pictures.portrait(athlete, kind),
      hide,
    });

  const free = freeNumbers(current.squad.map(({ athlete }) => athlete));
  for (const [index, name] of walkOns.entries()) add(newcomer(name, at(free, index)), current.seasonId, true);
  const next = college.add('season', {
    sportId: team.sportId,
    title,
    startDate,
    endDate,
    isCurrent: false,
    rules: kind.rules,
    rosterNote: 'Not for release before signing day.',
    rosterAccess: 'hidden',
  });
  const returning = current.squad.filter(({ athlete }) => !/Senior|Graduate/.test(athlete.classYear ?? ''));
  for (const { athlete } of returning.slice(0, 12)) add(athlete, next, false);
  for (const [index, name] of signees.entries()) add(newcomer(name, at(free, index)), next, false);
}

/** Numbers from 50 on that no player of a squad has. */
function freeNumbers(squad: readonly Athlete[]): number[] {
  const taken = new Set(squad.map(({ jersey }) => Number(jersey)));
  return Array.from({ length: 50 }, (_, index) => 50 + index).filter((number) => !taken.has(number));
}
