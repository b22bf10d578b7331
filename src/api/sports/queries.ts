import { and, asc, eq, or, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { season, sport } from '../../db/schema/sport.ts';

const currentSeason = (db: Db) =>
  db
    .select({ id: season.id, title: season.title, startDate: season.startDate })
    .from(season)
    .where(matching(season, { tenantId: sport.tenantId, sportId: sport.id }))
    .orderBy(sql`${season.isCurrent} desc, ${season.startDate} desc`)
    .limit(1)
    .as('current_season');

const statements = perDatabase((db) => {
  const current = currentSeason(db);
  return {
    all: db
      .select({
        sport,
        currentSeasonId: current.id,
        currentSeasonTitle: current.title,
        hasPastSeasons: sql<boolean>`exists (select from ${season} past where past.tenant_id = ${sport.tenantId} and past.sport_id = ${sport.id} and not past.is_current and past.start_date < ${current.startDate})`,
      })
      .from(sport)
      .leftJoinLateral(current, sql`true`)
      .where(eq(sport.tenantId, sql.placeholder('tenantId')))
      .orderBy(asc(sport.title), asc(sport.id))
      .prepare('sports'),
    ids: db
      .select({ id: sport.id })
      .from(sport)
      .where(matching(sport, { tenantId: sql.placeholder('tenantId'), id: sql.placeholder('sportId') }))
      .prepare('sport_exists'),
    bySlug: db
      .select({ sport })
      .from(sport)
      .where(
        and(
          eq(sport.tenantId, sql.placeholder('tenantId')),
          or(
            ...[sport.globalSportNameSlug, sport.shortName, sport.globalSportShortName].map(
              (name) => sql`lower(${name}) = ${sql.placeholder('word')}`,
            ),
          ),
        ),
      )
      .orderBy(
        sql`lower(${sport.globalSportNameSlug}) = ${sql.placeholder('word')} desc nulls last, lower(${sport.shortName}) = ${sql.placeholder('word')} desc`,
      )
      .limit(1)
      .prepare('sport_by_word'),
  };
});

export type SportRow = Awaited<ReturnType<typeof findSports>>[number];

/** All sports of a college by title, with the current season: the one marked current, else the latest. */
export const findSports = (db: Db, tenantId: number) => statements(db).all.execute({ tenantId });

export const hasSport = async (db: Db, tenantId: number, sportId: number): Promise<boolean> =>
  (await statements(db).ids.execute({ tenantId, sportId })).length > 0;

/** The sport with a slug or short name, ignoring case. */
export const findSportBySlug = async (db: Db, tenantId: number, word: string) =>
  (await statements(db).bySlug.execute({ tenantId, word: word.toLowerCase() }))[0]?.sport;

/** Id of the sport with a slug or short name, ignoring case. */
export const findSportId = async (db: Db, tenantId: number, word: string): Promise<number | undefined> =>
  (await findSportBySlug(db, tenantId, word))?.id;
