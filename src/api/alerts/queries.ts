import { and, desc, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { alert } from '../../db/schema/alert.ts';

/** Maximum number of alerts; a page shows the newest. */
const limit = 20;

const statements = perDatabase((db) => ({
  active: db
    .select()
    .from(alert)
    .where(
      and(
        matching(alert, { tenantId: sql.placeholder('tenantId'), enabled: true, showOnWeb: true }),
        sql`(${alert.endDate} is null or ${alert.endDate} >= ${sql.placeholder('now')}::timestamptz)`,
      ),
    )
    .orderBy(desc(alert.id))
    .limit(limit)
    .prepare('alerts_active'),
}));

/** Alerts active at an instant, newest first. */
export const findActiveAlerts = (db: Db, tenantId: number, now: string) =>
  statements(db).active.execute({ tenantId, now });
