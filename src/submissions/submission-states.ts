import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { formSubmission } from '../db/schema/form.ts';
import { maxUnpaid } from '../forms/waiting-line.ts';
import { findForm } from './find-form.ts';
import { queueFormMail } from './form-mail.ts';
import { releasePlaces, takePlaces } from './places.ts';
import { countBefore, countUnpaid } from './unpaid-orders.ts';

export type Submission = typeof formSubmission.$inferSelect;

/**
 * Completes a submission that has been paid, or approved by staff, and queues its mail. Held and expired submissions take their places
 * now. Returns `full` if none are left, `unchanged` if it is already complete, `absent` if it was deleted. Run this in the transaction
 * of its cause, and roll that back after `full`.
 */
export async function completeSubmission(
  db: Db,
  tenantId: number,
  id: number,
): Promise<'completed' | 'unchanged' | 'full' | 'absent'> {
  const found = await lockSubmission(db, tenantId, id);
  if (!found) return 'absent';
  const { submission, form } = found;
  if (submission.state === 'complete') return 'unchanged';
  if (submission.state !== 'pending') {
    const isFull = await takePlaces(db, { tenantId, formId: form.id }, form, submission.taken);
    if (isFull) return 'full';
  }
  await setState(db, submission, 'complete');
  await queueFormMail(db, form, submission);
  return 'completed';
}

/** Gives a submission that waits in line its places. False if there are none, or its form or it was deleted. */
export async function admitSubmission(db: Db, tenantId: number, id: number): Promise<boolean> {
  const found = await lockSubmission(db, tenantId, id);
  if (found?.submission.state !== 'waiting') return false;
  const { submission, form } = found;
  const { pending } = await countUnpaid(db, submission);
  if (pending >= maxUnpaid(form.maxSubmissions)) return false;
  if (await takePlaces(db, submission, form, submission.taken)) return false;
  await setState(db, submission, 'pending');
  return true;
}

/** The position of a submission in the line for its places, from 1; undefined if it does not wait. */
export async function positionInLine(db: Db, tenantId: number, id: number): Promise<number | undefined> {
  const [submission] = await db.select().from(formSubmission).where(matching(formSubmission, { tenantId, id }));
  if (submission?.state !== 'waiting') return undefined;
  const form = await findForm(db, tenantId, submission.formId);
  return form && (await countBefore(db, form, submission)) + 1;
}

/**
 * Expires a submission whose checkout was not finished or whose invoice was canceled, and frees its places or its position in line. False if it has none. The
 * caller must have made sure that it is not paid.
 */
export async function releaseSubmission(db: Db, tenantId: number, id: number): Promise<boolean> {
  const found = await lockSubmission(db, tenantId, id);
  if (!found || !['pending', 'waiting', 'complete'].includes(found.submission.state)) return false;
  const { submission } = found;
  await setState(db, submission, 'expired');
  if (submission.state !== 'waiting') await releasePlaces(db, submission, submission.taken);
  return true;
}

/** A submission, locked so that its changes follow each other, with its form. */
export async function lockSubmission(
  db: Db,
  tenantId: number,
  id: number,
): Promise<{ submission: Submission; form: FormRow } | undefined> {
  const [submission] = await db
    .select()
    .from(formSubmission)
    .where(matching(formSubmission, { tenantId, id }))
    .for('update');
  const form = submission && (await findForm(db, tenantId, submission.formId));
  return form && { submission, form };
}

export const setState = (db: Db, { tenantId, id }: Submission, state: Submission['state']) =>
  db.update(formSubmission).set({ state, heldReason: null }).where(matching(formSubmission, { tenantId, id }));
