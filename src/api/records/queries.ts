import { asc, sql } from 'drizzle-orm';

import { recordMark } from '../../content/records/record-mark.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';

const table = tableOf(recordMark);

const statements = perDatabase((db) => ({
  entered: db
    .select()
    .from(table)
    .where(matching(table, { tenantId: sql.placeholder('tenantId'), sportId: sql.placeholder('sportId') }))
    .orderBy(asc(table.id))
    .prepare('record_marks'),
}));

/** The entered marks of a sport. */
export const findEnteredMarks = (db: Db, tenantId: number, sportId: number) =>
  statements(db).entered.execute({ tenantId, sportId });
