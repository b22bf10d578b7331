import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { navigationItem } from '../../db/schema/navigation.ts';
import { perDatabase } from '../per-database.ts';

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
}));

export type NavigationRow = Awaited<ReturnType<typeof findNavigation>>[number];

/** The items of a sport's navigation in order, or of the main one without a sport. */
export const findNavigation = (db: Db, tenantId: number, sportId: number | undefined) =>
  statements(db).items.execute({ tenantId, sportId: sportId ?? null });
