import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';

import { kinds } from '../../content/kinds.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { season } from '../../db/schema/sport.ts';
import { story } from '../../db/schema/story.ts';
import { gameState } from '../../domain/game-state.ts';
import { hasPlayers } from '../rosters/queries.ts';
import type { SitemapParts } from './schema.ts';

const tenantId = sql.placeholder('tenantId');

const storyYears = sql`select distinct extract(year from ${story.localDate})::int as part from ${story}
  where ${story.tenantId} = ${tenantId} and ${story.access} = 'public' and ${story.publishedAt} <= now()
    and ${story.redirectUrl} is null and ${story.sourceUrl} is null
  order by part desc`;

const rosterSports = sql`select distinct ${season.sportId} as part from ${season}
  where ${season.tenantId} = ${tenantId} and ${hasPlayers('public')}`;

const isOurs = and(eq(game.tenantId, tenantId), eq(game.hostedNotOurs, false), ne(game.state, gameState.Live));
const gameSports = sql`select distinct ${game.sportId} as part from ${game}
  join ${boxScore} on ${matching(boxScore, { tenantId: game.tenantId, gameId: game.id })} where ${isOurs}`;

const contentKinds = sql.join(
  kinds
    .filter(({ path, url }) => path && url)
    .map((kind) => {
      const table = tableOf(kind);
      const rows = sql`select 1 from ${table} where ${and(eq(table.tenantId, tenantId), isListed(kind))}`;
      return sql`select ${sql.raw(`'${kind.name}'`)} as part where exists (${rows})`;
    }),
  sql` union all `,
);

const arrayOf = (parts: SQL) => sql`(select coalesce(json_agg(part), '[]'::json) from (${parts}) parts)`;

const statements = perDatabase((db) => ({
  parts: db
    .select({ parts: sql<SitemapParts>`parts` })
    .from(
      sql`(select json_build_object('storyYears', ${arrayOf(storyYears)}, 'rosterSports', ${arrayOf(rosterSports)},
        'gameSports', ${arrayOf(gameSports)}, 'kinds', ${arrayOf(contentKinds)}) as parts) found`,
    )
    .prepare('sitemap_parts'),
  games: db
    .select({ id: game.id, season: season.title, opponent: opponent.slug })
    .from(game)
    .innerJoin(boxScore, matching(boxScore, { tenantId: game.tenantId, gameId: game.id }))
    .innerJoin(season, matching(season, { tenantId: game.tenantId, id: game.seasonId }))
    .leftJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .where(and(isOurs, eq(game.sportId, sql.placeholder('sportId'))))
    .orderBy(desc(game.localDate), desc(game.id))
    .prepare('sitemap_games'),
}));

/** Which kinds of public pages a college has, in one query; requesting the lists themselves takes over a second. */
export async function findSitemapParts(db: Db, tenantId: number): Promise<SitemapParts> {
  const [row] = await statements(db).parts.execute({ tenantId });
  return row?.parts ?? { storyYears: [], rosterSports: [], gameSports: [], kinds: [] };
}

/** The games of a sport with a box score, newest first. */
export const findSitemapGames = (db: Db, tenantId: number, sportId: number) =>
  statements(db).games.execute({ tenantId, sportId });
