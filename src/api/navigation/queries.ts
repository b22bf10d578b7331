import { and, asc, eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { perDatabase } from '../../db/per-database.ts';
import { navigationItem } from '../../db/schema/navigation.ts';
import { sport } from '../../db/schema/sport.ts';

const statements = perDatabase((db) => ({
  items: db
    .select()
    .from(navigationItem)
    .where(
      and(
        eq(navigationItem.tenantId, sql.placeholder('tenantId')),
        sql`${navigationItem.sportId} is not distinct from ${sql.placeholder('sportId')}::int`,
      ),
    )
    .orderBy(asc(navigationItem.position), asc(navigationItem.id))
    .prepare('navigation_items'),
  contents: db
    .select({
      sportId: sport.id,
      hasGames: sql<boolean>`exists (select 1 from game where game.tenant_id = sport.tenant_id and game.sport_id = sport.id)`,
      hasRoster: sql<boolean>`exists (select 1 from season join roster_player on roster_player.tenant_id = season.tenant_id and roster_player.season_id = season.id and not roster_player.hide where season.tenant_id = sport.tenant_id and season.sport_id = sport.id and season.roster_access = 'public')`,
      hasStories: sql<boolean>`exists (select 1 from story_sport join story on story.tenant_id = story_sport.tenant_id and story.id = story_sport.story_id and story.access = 'public' and story.published_at <= now() where story_sport.tenant_id = sport.tenant_id and story_sport.sport_id = sport.id)`,
    })
    .from(sport)
    .where(eq(sport.tenantId, sql.placeholder('tenantId')))
    .prepare('sport_contents'),
}));

export type NavigationRow = Awaited<ReturnType<typeof findNavigation>>[number];

/** The ordered items of a sport's navigation, or of the main navigation without a sport. */
export const findNavigation = (db: Db, tenantId: number, sportId: number | undefined) =>
  statements(db).items.execute({ tenantId, sportId: sportId ?? null });

/** Which public content each sport of a college has, in any season. */
export const findSportContents = async (db: Db, tenantId: number) => {
  const rows = await statements(db).contents.execute({ tenantId });
  return new Map(rows.map(({ sportId, ...content }) => [sportId, content]));
};
