import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { form, formSubmission } from '../db/schema/form.ts';

const hour = 60 * 60 * 1000;

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

/** Purges submissions of all colleges every hour until stopped. */
export function startFormPurge(db: Db, log: Log): () => void {
  const purge = () =>
    purgeSubmissions(db).then(
      (count) => count > 0 && log.info({ count }, 'Submissions past their retention period were deleted'),
      (err: unknown) => log.warn({ err }, 'Submissions could not be purged'),
    );
  const timer = setInterval(purge, hour).unref();
  return () => clearInterval(timer);
}

type Log = Record<'info' | 'warn', (details: object, message: string) => void>;
