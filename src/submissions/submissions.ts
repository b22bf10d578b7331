import { and, asc, eq, inArray } from 'drizzle-orm';

import { formUrl } from '../content/forms/form-url.ts';
import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { form, formSubmission } from '../db/schema/form.ts';
import { releasePlaces } from './places.ts';
import type { Submission } from './submission-states.ts';

const ofCollege = (tenantId: number) => eq(formSubmission.tenantId, tenantId);

/** The submissions of a form, oldest first. */
export const listSubmissions = (
  db: Db,
  tenantId: number,
  formId: number,
  state?: Submission['state'],
): Promise<Submission[]> =>
  db
    .select()
    .from(formSubmission)
    .where(and(ofCollege(tenantId), eq(formSubmission.formId, formId), state && eq(formSubmission.state, state)))
    .orderBy(asc(formSubmission.id));

/** The page of a submission's form; undefined if either was deleted. */
export async function pageOfSubmission(db: Db, tenantId: number, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: form.id, access: form.access })
    .from(formSubmission)
    .innerJoin(form, matching(form, { tenantId: formSubmission.tenantId, id: formSubmission.formId }))
    .where(and(ofCollege(tenantId), eq(formSubmission.id, id)));
  return row && formUrl(row as Parameters<typeof formUrl>[0]);
}

/**
 * Deletes the submissions of a person to every form of a college, with the mail about them in the outbox, and returns how
 * many. Their places stay taken, but for those that wait for a payment.
 */
export async function forgetPerson(db: Db, tenantId: number, email: string): Promise<number> {
  const rows = await db
    .delete(formSubmission)
    .where(and(ofCollege(tenantId), eq(formSubmission.email, email.toLowerCase())))
    .returning();
  for (const { state, formId, taken } of rows)
    if (state === 'pending') await releasePlaces(db, { tenantId, formId }, taken);
  return rows.length;
}

/** Deletes held submissions and returns their ids. */
export async function rejectSubmissions(db: Db, tenantId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .delete(formSubmission)
    .where(and(ofCollege(tenantId), inArray(formSubmission.id, [...ids]), eq(formSubmission.state, 'held')))
    .returning({ id: formSubmission.id });
  return rows.map(({ id }) => id);
}
