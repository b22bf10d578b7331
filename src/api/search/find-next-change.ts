import { and, eq, gt, or, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { searchDocument } from '../../db/schema/search.ts';
import type { Derive } from '../derived-cache.ts';

const { tenantId, visibleFrom, visibleUntil } = searchDocument;

/** When the next document of a college becomes visible or invisible, in milliseconds since the epoch. */
export async function findNextChange(db: Db, tenant: number, derive: Derive): Promise<number | undefined> {
  const { changes } = await derive('search changes', async () => ({
    changes: await findChanges(db, tenant),
    tags: ['search'],
  }));
  return changes.find((each) => each > Date.now());
}

/** The instants at which documents appear or disappear, in order. */
async function findChanges(db: Db, tenant: number): Promise<number[]> {
  const isLater = or(gt(visibleFrom, sql`now()`), gt(visibleUntil, sql`now()`));
  const rows = await db
    .select({ visibleFrom, visibleUntil })
    .from(searchDocument)
    .where(and(eq(tenantId, tenant), isLater));
  return rows
    .flatMap((row) => [row.visibleFrom, row.visibleUntil])
    .flatMap((each) => (each ? [Temporal.Instant.from(each).epochMilliseconds] : []))
    .sort((a, b) => a - b);
}
