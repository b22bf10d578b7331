import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { formSubmission, form as formTable } from '../db/schema/form.ts';
import type { Answers } from '../forms/definition.ts';
import { orderOf, type TakenOption, takenOptions } from '../forms/order.ts';
import { queueFormMail } from './form-mail.ts';
import { availableOf, takePlaces } from './places.ts';
import { type Submission, setState } from './submission-states.ts';
import { hasLine, hasToWait, type TooManyUnpaid, tooManyUnpaid } from './unpaid-orders.ts';

export type Stored =
  | { submission: Submission; isNew: boolean }
  | Refusal
  /** The same rendered form was submitted before with other answers or another coupon. */
  | { changed: Submission };

/** The reason for a rollback: a full form or option, an invalid coupon, or a limit of unpaid orders. */
type Refusal = { full: TakenOption | 'form' } | { couponProblem: string } | { unpaid: TooManyUnpaid };

const refuse = (refusal: Refusal): never => {
  throw Object.assign(new Error('The submission was refused'), { refusal });
};

type Accepted = {
  form: FormRow;
  key: string;
  answers: Answers;
  /** As entered. */
  couponCode: string | undefined;
  heldReason: string | undefined;
  /** Keyed hash of the sender's network. */
  network: string | null;
  /** Runs in the transaction that stores a submission with an order. */
  onOrder: (db: Db, submission: Submission) => Promise<{ couponProblem: string } | undefined>;
};

/** Stores a submission once per key, with its places and mail, in one transaction. */
export async function storeSubmission(db: Db, accepted: Accepted): Promise<Stored> {
  try {
    return await db.transaction((transaction) => store(transaction, accepted));
  } catch (error) {
    if (error instanceof Error && 'refusal' in error) return error.refusal as Refusal;
    throw error;
  }
}

async function store(db: Db, accepted: Accepted): Promise<Stored> {
  const { form, key, answers, couponCode, heldReason, network, onOrder } = accepted;
  const { tenantId, id: formId, fields } = form;
  const order = orderOf(form, answers);
  const isPaid = order !== undefined && order.total > 0;
  const taken = takenOptions(form, answers);
  const emailField = fields.find(({ isEmailField }) => isEmailField)?.id ?? '';
  const [submission] = await db
    .insert(formSubmission)
    .values({
      tenantId,
      formId,
      key,
      reference: referenceOf(tenantId, formId, key),
      state: heldReason ? 'held' : isPaid ? 'pending' : 'complete',
      heldReason: heldReason ?? null,
      answers,
      email: answers[emailField]?.values[0]?.toLowerCase() ?? null,
      network: isPaid ? network : null,
      order: order ? { ...order, ...(couponCode && { couponCode }) } : null,
      taken,
    })
    .onConflictDoNothing({ target: [formSubmission.tenantId, formSubmission.formId, formSubmission.key] })
    .returning();
  if (!submission) {
    const earlier = await findRepeated(db, accepted);
    if (!earlier) throw new Error('A submission with this key was deleted while it was submitted again');
    return earlier;
  }
  // held submissions take no places, so that programs cannot fill a form
  if (submission.state === 'held') return { submission, isNew: true };
  if (isPaid) {
    await lockForm(db, submission);
    const unpaid = await tooManyUnpaid(db, submission);
    if (unpaid) refuse({ unpaid });
    submission.state = await reservePlaces(db, form, submission);
    await setState(db, submission, submission.state);
    const problem = await onOrder(db, submission);
    if (problem) refuse(problem);
    return { submission, isNew: true };
  }
  const full = await takePlaces(db, { tenantId, formId }, form, taken);
  if (full) refuse({ full });
  await queueFormMail(db, form, submission);
  return { submission, isNew: true };
}

/** Submissions with payment to a form follow each other, so that their limits count them all. */
const lockForm = (db: Db, { tenantId, formId }: Submission) =>
  db
    .select({ id: formTable.id })
    .from(formTable)
    .where(matching(formTable, { tenantId, id: formId }))
    .for('no key update');

/** Takes the places of a submission with payment, or puts it in line if places may become free because others have not paid. */
async function reservePlaces(db: Db, form: FormRow, submission: Submission): Promise<'pending' | 'waiting'> {
  if (await hasToWait(db, form, submission)) return waitInLine(db, submission);
  const full = await tryTakePlaces(db, form, submission);
  if (full === undefined) return 'pending';
  if (full === 'form') return waitInLine(db, submission);
  // no more units can be returned than there are
  return full.quantity > availableOf(form.fields, full) ? refuse({ full }) : waitInLine(db, submission, full);
}

/** Takes all places of a submission or none; returns an item without room. */
async function tryTakePlaces(db: Db, form: FormRow, submission: Submission) {
  let full: TakenOption | 'form' | undefined;
  const rolledBack = new Error('rolled back');
  await db
    .transaction(async (nested) => {
      full = await takePlaces(nested, submission, form, submission.taken);
      if (full) throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  return full;
}

async function waitInLine(db: Db, submission: Submission, option?: TakenOption): Promise<'waiting'> {
  const line = await hasLine(db, submission, option);
  if (line === 'too-long') return refuse({ unpaid: 'line' });
  return line ? 'waiting' : refuse({ full: option ?? 'form' });
}

/** What became of the rendered form when it was submitted before; undefined if it was not. */
export async function findRepeated(
  db: Db,
  { form: { tenantId, id }, key, answers, couponCode }: Pick<Accepted, 'form' | 'key' | 'answers' | 'couponCode'>,
): Promise<Extract<Stored, { isNew: boolean } | { changed: Submission }> | undefined> {
  const ofKey = matching(formSubmission, { tenantId, formId: id, key });
  const [submission] = await db.select().from(formSubmission).where(ofKey);
  if (!submission) return undefined;
  const { state, order } = submission;
  const hasSameCoupon = order === null || order.couponCode === couponCode;
  const isSame = state !== 'expired' && hasSameCoupon && isDeepStrictEqual(submission.answers, answers);
  return isSame ? { submission, isNew: false } : { changed: submission };
}

/** Letters and digits that cannot be mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Such as K7F2-9QXM. */
function referenceOf(tenantId: number, formId: number, key: string): string {
  const hash = createHash('sha256').update(`${tenantId}.${formId}.${key}`).digest();
  const letters = [...hash.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
