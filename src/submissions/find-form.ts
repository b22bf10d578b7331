import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { form } from '../db/schema/form.ts';

/** A form with all its settings, even if it is hidden. */
export async function findForm(db: Db, tenantId: number, id: number): Promise<FormRow | undefined> {
  const [row] = await db.select().from(form).where(matching(form, { tenantId, id }));
  return row as FormRow | undefined;
}
