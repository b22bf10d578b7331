import type { Db } from '../src/db/client.ts';
import { tenant, tenantHost } from '../src/db/schema/tenant.ts';
import type { CollegePlan, VenuePlan } from './college-plan.ts';
import { type CollegeRows, createCollegeRows } from './college-rows.ts';
import { addCorrections } from './corrections.ts';
import { addHidden } from './hidden.ts';
import { addOpponents } from './opponents.ts';
import { addPictures } from './pictures.ts';
import { createPlayer } from './play.ts';
import { renamePlayer } from './renamed.ts';
import { type GameStory, writeGameStories } from './stories.ts';
import { addTeam, type Campus } from './team.ts';
import { stageToday } from './today.ts';

/** Adds the tenant with its hosts and returns its id. */
export async function insertTenant(db: Db, plan: CollegePlan, now: string): Promise<number> {
  const { slug, name, shortName, timezone, primaryColor, secondaryColor, accentColor, settings, hosts } = plan;
  const values = {
    slug,
    name,
    shortName,
    timezone,
    primaryColor,
    secondaryColor,
    accentColor,
    settings,
    logo: '/media/logo.svg',
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await db.insert(tenant).values(values).returning({ id: tenant.id });
  if (!row) throw new Error(`The college ${slug} was not added`);
  await db.insert(tenantHost).values(hosts.map((host, index) => ({ host, tenantId: row.id, canonical: index === 0 })));
  return row.id;
}

export type BuiltCollege = CollegeRows & { gameStories: readonly GameStory[] };

/** The teams, people and games of a sample college on a day, as rows, and the stories about its games. */
export function buildCollege(plan: CollegePlan, tenantId: number, today: string, now: string): BuiltCollege {
  const college = createCollegeRows(tenantId, now);
  const conferenceId = college.add('conference', plan.conference);
  const pictures = addPictures(college, plan);
  const opponents = addOpponents(college);
  const [town = '', state = ''] = plan.town.split(', ');
  const addVenue = ({ key: _, ...venue }: VenuePlan) => {
    const row = { city: town, state, country: 'USA', timezone: plan.timezone, ...venue };
    return { id: college.add('venue', row), city: `${row.city}, ${row.state}`, timezone: row.timezone };
  };
  const campus: Campus = {
    today,
    opponents,
    conferenceId,
    domain: `${plan.slug}.example.edu`,
    media: plan.rich
      ? {
          tv: 'Inland Network',
          radio: 'WHRN 98.3',
          audioUrl: `https://audio.${plan.slug}.example.edu`,
          videoUrl: `https://video.${plan.slug}.example.edu`,
          ticketsUrl: `https://tickets.${plan.slug}.example.edu`,
        }
      : {},
    venues: Object.fromEntries(plan.venues.map((venue) => [venue.key, addVenue(venue)])),
    neutral: addVenue(plan.neutral),
  };
  const teams = plan.teams.map((team) =>
    addTeam(college, campus, { portrait: pictures.portrait, ...team }, createPlayer(college, plan)),
  );
  stageToday(college, today);
  const gameStories = writeGameStories(college, plan, campus, teams, pictures);
  renamePlayer(college);
  addHidden(college, campus.today, teams, pictures);
  addCorrections(college);
  return { ...college, gameStories };
}
