import { and, eq } from 'drizzle-orm';

import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import { form } from '../db/schema/form.ts';

/** A form with all its settings, even if it is hidden. */
export async function findForm(db: Db, tenantId: number, id: number): Promise<FormRow | undefined> {
  const [row] = await db
    .select()
    .from(form)
    .where(and(eq(form.tenantId, tenantId), eq(form.id, id)));
  return row as FormRow | undefined;
}
