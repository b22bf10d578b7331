import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import * as schema from '../db/schema/all.ts';
import { findGlobalSport } from '../domain/global-sports.ts';
import type { Tenant } from '../domain/tenant.ts';
import { inserted, type Overrides, type Row } from './rows.ts';

/** Factories: each function inserts one valid row with the overridden columns and returns it. */

/** A college at `<slug>.localhost`. */
export async function createCollege(
  db: Db,
  overrides: Overrides<typeof schema.tenant> & { hosts?: string[] } = {},
): Promise<Tenant> {
  const { hosts, ...values } = overrides;
  const slug = values.slug ?? 'harbor';
  const [row] = await db
    .insert(schema.tenant)
    .values({
      slug,
      name: `${slug} College`,
      shortName: slug,
      timezone: 'America/New_York',
      primaryColor: '#13294b',
      secondaryColor: '#ffffff',
      accentColor: '#e84a27',
      settings: {},
      ...values,
    })
    .returning();
  if (!row) throw new Error('The college was not inserted');
  const names = hosts ?? [`${slug}.localhost`];
  await db
    .insert(schema.tenantHost)
    .values(names.map((host, index) => ({ host, tenantId: row.id, canonical: index === 0 })));
  return { ...row, hosts: names, canonicalHost: names[0] ?? '' };
}

export async function createConference(db: Db, tenantId: number, overrides: Overrides<typeof schema.conference> = {}) {
  const id = await reserveIds(db, tenantId, 'conference');
  return inserted(
    await db
      .insert(schema.conference)
      .values({ tenantId, id, name: 'Coastal Conference', abbrev: 'CC', ...overrides })
      .returning(),
  );
}

/** A sport by the field's slug, such as `football` or `womens-soccer`. */
export async function createSport(
  db: Db,
  tenantId: number,
  slug = 'football',
  overrides: Overrides<typeof schema.sport> = {},
) {
  const known = findGlobalSport(slug);
  if (!known) throw new Error(`No sport has the slug ${slug}`);
  const id = await reserveIds(db, tenantId, 'sport');
  return inserted(
    await db
      .insert(schema.sport)
      .values({
        tenantId,
        id,
        title: known.title,
        shortName: known.shortName,
        abbrev: known.abbrev,
        globalSportId: known.globalSportId,
        globalSportNameSlug: known.slug,
        globalSportShortName: known.shortName,
        gender: known.gender,
        family: known.family,
        ...overrides,
      })
      .returning(),
  );
}

/** The current season of a sport unless told otherwise; its year is the title's. */
export async function createSeason(
  db: Db,
  sport: Row<typeof schema.sport>,
  overrides: Overrides<typeof schema.season> = {},
) {
  const { tenantId } = sport;
  const id = await reserveIds(db, tenantId, 'season');
  const title = overrides.title ?? '2026';
  const rules = findGlobalSport(sport.globalSportNameSlug ?? '')?.rules ?? { periods: 1 };
  const dates = { startDate: `${title.slice(0, 4)}-08-01`, endDate: `${Number(title.slice(0, 4)) + 1}-01-15` };
  return inserted(
    await db
      .insert(schema.season)
      .values({ tenantId, id, sportId: sport.id, title, isCurrent: true, rules, ...dates, ...overrides })
      .returning(),
  );
}

export async function createOpponent(db: Db, tenantId: number, overrides: Overrides<typeof schema.opponent> = {}) {
  const id = await reserveIds(db, tenantId, 'opponent');
  return inserted(
    await db
      .insert(schema.opponent)
      .values({ tenantId, id, title: 'Northfield', slug: 'northfield', ...overrides })
      .returning(),
  );
}

export async function createVenue(db: Db, tenantId: number, overrides: Overrides<typeof schema.venue> = {}) {
  const id = await reserveIds(db, tenantId, 'venue');
  const place = { title: 'Harbor Field', city: 'Lakeshore', state: 'ME', timezone: 'America/New_York' };
  return inserted(
    await db
      .insert(schema.venue)
      .values({ tenantId, id, ...place, ...overrides })
      .returning(),
  );
}

/** A scheduled home game at 18:00 in New York; give `ourScore` and `opponentScore` for a finished one. */
export async function createGame(
  db: Db,
  season: Row<typeof schema.season>,
  overrides: Overrides<typeof schema.game> = {},
) {
  const { tenantId } = season;
  const id = await reserveIds(db, tenantId, 'game');
  const localDate = overrides.localDate ?? '2026-09-10';
  const state = overrides.ourScore === undefined ? 0 : 8;
  return inserted(
    await db
      .insert(schema.game)
      .values({
        tenantId,
        id,
        sportId: season.sportId,
        seasonId: season.id,
        localDate,
        startsAt: overrides.tbd || overrides.allDay ? null : `${localDate}T22:00:00Z`,
        timezone: 'America/New_York',
        locationIndicator: 'H',
        state,
        ...overrides,
      })
      .returning(),
  );
}

/** A person and their row on the season's roster. */
export async function createPlayer(
  db: Db,
  season: Row<typeof schema.season>,
  overrides: Overrides<typeof schema.rosterPlayer> & { firstName?: string; lastName?: string } = {},
) {
  const { firstName = 'Molly', lastName = 'Swarm', ...values } = overrides;
  const { tenantId } = season;
  const personId = values.personId ?? (await createPerson(db, tenantId, { firstName, lastName })).id;
  const id = await reserveIds(db, tenantId, 'rosterPlayer');
  return inserted(
    await db
      .insert(schema.rosterPlayer)
      .values({
        tenantId,
        id,
        seasonId: season.id,
        jersey: String(id),
        positionShort: 'F',
        classYear: 'Sophomore',
        ...values,
        personId,
      })
      .returning(),
  );
}

export async function createPerson(db: Db, tenantId: number, overrides: Overrides<typeof schema.person> = {}) {
  const id = await reserveIds(db, tenantId, 'person');
  return inserted(
    await db
      .insert(schema.person)
      .values({ tenantId, id, firstName: 'Molly', lastName: 'Swarm', ...overrides })
      .returning(),
  );
}

/** A coach, head coach unless told otherwise. */
export async function createCoach(
  db: Db,
  season: Row<typeof schema.season>,
  overrides: Overrides<typeof schema.rosterStaff> & { firstName?: string; lastName?: string } = {},
) {
  const { firstName = 'Dana', lastName = 'Whistle', ...values } = overrides;
  const { tenantId } = season;
  const personId = values.personId ?? (await createPerson(db, tenantId, { firstName, lastName })).id;
  const id = await reserveIds(db, tenantId, 'rosterStaff');
  return inserted(
    await db
      .insert(schema.rosterStaff)
      .values({
        tenantId,
        id,
        seasonId: season.id,
        kind: 'coach',
        title: 'Head Coach',
        isHeadCoach: true,
        ...values,
        personId,
      })
      .returning(),
  );
}

/** A public story of 2026-09-11, 12:00 UTC, about the sports overrides. */
export async function createStory(
  db: Db,
  tenantId: number,
  overrides: Overrides<typeof schema.story> & { sportIds?: number[]; gameIds?: number[] } = {},
) {
  const { sportIds = [], gameIds = [], ...values } = overrides;
  const id = await reserveIds(db, tenantId, 'story');
  const localDate = values.localDate ?? '2026-09-11';
  const row = inserted(
    await db
      .insert(schema.story)
      .values({
        tenantId,
        id,
        slug: `story-${id}`,
        localDate,
        publishedAt: `${localDate}T12:00:00Z`,
        title: `Story ${id}`,
        ...values,
      })
      .returning(),
  );
  if (sportIds.length > 0)
    await db.insert(schema.storySport).values(sportIds.map((sportId) => ({ tenantId, storyId: id, sportId })));
  if (gameIds.length > 0)
    await db.insert(schema.storyGame).values(gameIds.map((gameId) => ({ tenantId, storyId: id, gameId })));
  return row;
}

/** An SVG of 1600 by 900. */
export async function createImage(db: Db, tenantId: number, overrides: Overrides<typeof schema.image> = {}) {
  const id = await reserveIds(db, tenantId, 'image');
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>');
  const picture = {
    path: `pictures/${id}.svg`,
    mime: 'image/svg+xml',
    width: 1600,
    height: 900,
    bytes,
    sha256: String(id),
    alt: 'A drawing',
    placeholder: '#13294b',
  };
  return inserted(
    await db
      .insert(schema.image)
      .values({ tenantId, id, ...picture, ...overrides })
      .returning(),
  );
}
