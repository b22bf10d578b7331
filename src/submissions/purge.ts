import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { form, formSubmission } from '../db/schema/form.ts';

/** Deletes submissions that are older than the retention period of their form; returns how many. */
export async function purgeSubmissions(db: Db, tenantId?: number): Promise<number> {
  const rows = await db
    .delete(formSubmission)
    .where(
      sql`${tenantId === undefined ? sql`true` : sql`${formSubmission.tenantId} = ${tenantId}`} and exists (
        select 1 from ${form} where ${form.tenantId} = ${formSubmission.tenantId} and ${form.id} = ${formSubmission.formId}
          and ${formSubmission.createdAt} < now() - make_interval(days => ${form.retentionDays})
      )`,
    )
    .returning({ id: formSubmission.id });
  return rows.length;
}
