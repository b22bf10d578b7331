import { and, asc, eq, sql } from 'drizzle-orm';

import { conferenceResult } from '../../content/standings/conference-result.ts';
import { standing } from '../../content/standings/standing.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { opponent, opponentAlias } from '../../db/schema/opponent.ts';
import { correlated } from '../../db/subqueries.ts';

const lines = tableOf(standing);
const results = tableOf(conferenceResult);

const statements = perDatabase((db) => {
  const ofSport = (table: typeof lines | typeof results) =>
    matching(table, { tenantId: sql.placeholder('tenantId'), sportId: sql.placeholder('sportId') });
  const inSeason = (table: typeof lines | typeof results) =>
    and(ofSport(table), eq(table.season, sql.placeholder('season')));
  return {
    lines: db.select().from(lines).where(inSeason(lines)).orderBy(asc(lines.id)).prepare('standings_lines'),
    results: db.select().from(results).where(inSeason(results)).orderBy(asc(results.id)).prepare('standings_results'),
    seasons: db
      .select({ season: lines.season })
      .from(lines)
      .where(ofSport(lines))
      .union(db.select({ season: results.season }).from(results).where(ofSport(results)))
      .prepare('standings_seasons'),
    opponents: db
      .select({
        id: opponent.id,
        title: opponent.title,
        slug: opponent.slug,
        abbrev: opponent.abbrev,
        logo: opponent.logo,
        aliases: correlated<string[]>(
          sql`array(select ${opponentAlias.alias} from ${opponentAlias} where ${opponentAlias.tenantId} = ${opponent.tenantId} and ${opponentAlias.opponentId} = ${opponent.id} and ${opponentAlias.kind} = 'name' and ${opponentAlias.validTo} is null)`,
        ),
      })
      .from(opponent)
      .where(eq(opponent.tenantId, sql.placeholder('tenantId')))
      .prepare('standings_opponents'),
  };
});

type Of = { tenantId: number; sportId: number; season: string };

/** The published lines and the results of other teams of a season. */
export async function findStandings(db: Db, of: Of) {
  const [published, played] = await Promise.all([statements(db).lines.execute(of), statements(db).results.execute(of)]);
  return { published, played };
}

/** Titles of the seasons of a sport with standings, newest first. */
export const findStandingsSeasons = async (db: Db, of: Omit<Of, 'season'>): Promise<string[]> =>
  (await statements(db).seasons.execute(of))
    .map(({ season }) => season)
    .sort()
    .reverse();

/** The opponents of a college with all their known names. */
export const findNamedOpponents = (db: Db, tenantId: number) => statements(db).opponents.execute({ tenantId });
export type NamedOpponent = Awaited<ReturnType<typeof findNamedOpponents>>[number];
