import type { CollegePlan } from './college-plan.ts';
import type { CollegeRows } from './college-rows.ts';
import type { Pictures } from './pictures.ts';
import { sportKinds } from './sports.ts';
import type { Team } from './team.ts';

type Facts = { opened?: number; capacity?: number; surface?: string; about?: string };

/** What is known of a venue besides its name, by its key; a venue without facts gets no page. */
const facts: Record<string, Facts> = {
  stadium: {
    opened: 1927,
    capacity: 31_500,
    surface: 'Natural grass',
    about:
      '<p>Built on the bluff above the lake in 1927 and enlarged three times since, Heron Stadium is where every fall Saturday begins. Gates open two hours before kickoff.</p><p>The west stand is reserved for students; the family section is in the north corner.</p>',
  },
  arena: {
    opened: 1989,
    capacity: 11_200,
    surface: 'Hardwood',
    about:
      '<p>Two teams and a volleyball program share the arena, which holds the loudest 11,200 seats in the league.</p>',
  },
  ballpark: { opened: 1998, capacity: 3400, surface: 'Artificial turf' },
  diamond: { opened: 2004, capacity: 1200, surface: 'Dirt infield, natural grass outfield' },
  pitch: { opened: 1976, capacity: 4800, surface: 'Natural grass' },
  rink: { opened: 1964, capacity: 6100, surface: 'Ice, 200 by 85 feet' },
  natatorium: { opened: 2011, capacity: 900, surface: '50-meter pool' },
  courts: { opened: 1986, capacity: 750, surface: 'Hard court' },
  gym: {
    opened: 1958,
    capacity: 1450,
    surface: 'Hardwood',
    about: '<p>Log beams, a balcony on three sides and no bad seat.</p>',
  },
  meadow: { opened: 1971, surface: 'Natural grass' },
};

/** A page for each home venue that there is something to say about, with the sports that play there. */
export function addFacilities(
  college: CollegeRows,
  plan: CollegePlan,
  teams: readonly Team[],
  pictures: Pictures,
): void {
  for (const [index, { key, title, city, state }] of plan.venues.entries()) {
    const known = facts[key];
    if (!known) continue;
    const homes = plan.teams.flatMap((team, at) => (team.venue === key ? (teams[at] ?? []) : []));
    const [first] = homes;
    const id = college.add('facility', {
      title,
      location: city ? `${city}, ${state}` : plan.town,
      opened: null,
      capacity: null,
      surface: null,
      about: null,
      ...known,
      image: plan.rich && first ? pictures.scene(sportKinds[first.key], index % 3) : null,
    });
    for (const { sportId } of homes)
      college.rows.facilitySport.push({ tenantId: college.tenantId, facilityId: id, sportId });
  }
}
