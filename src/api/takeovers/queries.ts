import { and, desc, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { takeover } from '../../db/schema/splash.ts';

const statements = perDatabase((db) => ({
  ofPlace: db
    .select()
    .from(takeover)
    .where(
      and(
        matching(takeover, { tenantId: sql.placeholder('tenantId'), enabled: true }),
        sql`${takeover.sportId} is not distinct from ${sql.placeholder('sportId')}::int`,
        sql`(${takeover.endDate} is null or ${takeover.endDate} >= ${sql.placeholder('now')}::timestamptz)`,
      ),
    )
    .orderBy(desc(takeover.id))
    .prepare('takeovers_of_place'),
}));

export type TakeoverRow = Awaited<ReturnType<typeof findTakeovers>>[number];

/** Takeovers of a sport home (null for the home page) that have not ended, newest first. */
export const findTakeovers = (db: Db, tenantId: number, sportId: number | null, now: string) =>
  statements(db).ofPlace.execute({ tenantId, sportId, now });
