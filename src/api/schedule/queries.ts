import { and, desc, eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { conference, season, sport } from '../../db/schema/sport.ts';
import type { StatedRecords } from '../../domain/record.ts';

/** A season with a hidden roster can be selected once it has games. */
const isAnnounced = sql`(${season.rosterAccess} = 'public' or exists (select 1 from game where game.tenant_id = ${season.tenantId} and game.season_id = ${season.id}))`;

/** What the newest season file states. */
const statedRecords = sql<StatedRecords | null>`(select season_import.facts from season_import where season_import.tenant_id = ${season.tenantId} and season_import.season_id = ${season.id} order by season_import.source_date desc nulls last, season_import.id desc limit 1)`;

const statements = perDatabase((db) => {
  const seasons = () =>
    db
      .select({ season, sport, conference, stated: statedRecords.as('stated') })
      .from(season)
      .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
      .leftJoin(conference, matching(conference, { tenantId: season.tenantId, id: season.conferenceId }));
  const tenantId = eq(season.tenantId, sql.placeholder('tenantId'));
  const title = sql.placeholder('title');
  return {
    byId: seasons()
      .where(and(tenantId, eq(season.id, sql.placeholder('seasonId'))))
      .prepare('season_by_id'),
    byTitle: seasons()
      .where(
        and(
          tenantId,
          eq(season.sportId, sql.placeholder('sportId')),
          sql`(${title}::text is null or ${season.title} = ${title}::text or ${season.title} like ${title}::text || '-__')`,
        ),
      )
      .orderBy(sql`${season.title} = ${title}::text desc, ${season.isCurrent} desc, ${season.startDate} desc`)
      .limit(1)
      .prepare('season_by_title'),
    ofSport: db
      .select({ id: season.id, title: season.title, isCurrent: season.isCurrent })
      .from(season)
      .where(and(tenantId, eq(season.sportId, sql.placeholder('sportId')), isAnnounced))
      .orderBy(desc(season.startDate), desc(season.title))
      .prepare('seasons_of_sport'),
  };
});

export type SeasonRow = Awaited<ReturnType<ReturnType<typeof statements>['byId']['execute']>>[number];

/** A season with its sport and conference. Its id is also the schedule's and roster's. */
export const findSeason = async (db: Db, tenantId: number, seasonId: number): Promise<SeasonRow | undefined> =>
  (await statements(db).byId.execute({ tenantId, seasonId }))[0];

/** A season of a sport by title or starting year ("2026" for "2026-27"); the current one by default. */
export const findSeasonByTitle = async (
  db: Db,
  tenantId: number,
  sportId: number,
  title: string | undefined,
): Promise<SeasonRow | undefined> =>
  (await statements(db).byTitle.execute({ tenantId, sportId, title: title ?? null }))[0];

/** Newest first. */
export const findSeasons = (db: Db, tenantId: number, sportId: number) =>
  statements(db).ofSport.execute({ tenantId, sportId });
