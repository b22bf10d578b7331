import { createHmac } from 'node:crypto';

import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';

import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { formSubmission } from '../db/schema/form.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import { optionItem, type TakenOption } from '../forms/order.ts';
import { maxUnpaid } from '../forms/waiting-line.ts';
import { isLoopback, networkOf } from '../web/network.ts';
import { findSoldOut } from './places.ts';

type Submission = typeof formSubmission.$inferSelect;

/**
 * Places of a form that one network may reserve without a payment, and unpaid orders of one e-mail address: enough for the children of
 * a family, and for the buyers of a campus who pay at the same time.
 */
export const unpaidPerNetwork = 8;
export const unpaidPerEmail = 3;
/** Minutes during which an unpaid order counts for its network: longer than a place is held. */
const countedMinutes = 60;
/** Submissions that wait in line for a form. */
const maxLineLength = 200;

export type TooManyUnpaid = 'network' | 'email' | 'line';

/** The network of a sender as stored: not readable without the college's secret. Null for programs on this machine. */
export const networkHash = (address: string, secret: string): string | null =>
  isLoopback(address)
    ? null
    : createHmac('sha256', secret)
        .update(`network ${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 22);

/** Places that a submission takes: units of its limited options, or one. */
const units = sql`greatest(1, (select max((option ->> 'quantity')::int) from jsonb_array_elements(${formSubmission.taken}) option))`;

const ofForm = ({ tenantId, formId }: Pick<Submission, 'tenantId' | 'formId'>) =>
  matching(formSubmission, { tenantId, formId });

/** Which limit a new submission exceeds. The caller holds the lock of the form's places, so that simultaneous ones are counted. */
export async function tooManyUnpaid(db: Db, submission: Submission): Promise<TooManyUnpaid | undefined> {
  const unpaid = (...where: Parameters<typeof and>) =>
    db
      .select({ orders: sql<number>`count(*)::int`, places: sql<number>`coalesce(sum(${units}), 0)::int` })
      .from(formSubmission)
      .innerJoin(
        paymentOrder,
        and(
          matching(paymentOrder, { tenantId: formSubmission.tenantId, subject: 'form', subjectId: formSubmission.id }),
          inArray(paymentOrder.status, ['open', 'queued', 'due']),
        ),
      )
      .where(and(ofForm(submission), ne(formSubmission.id, submission.id), ...where))
      .then(([row]) => row ?? { orders: 0, places: 0 });
  const { network, email, taken } = submission;
  const isRecent = gt(formSubmission.createdAt, sql`now() - make_interval(mins => ${countedMinutes})`);
  if (network) {
    const { orders, places } = await unpaid(eq(formSubmission.network, network), isRecent);
    const own = Math.max(1, ...taken.map(({ quantity }) => quantity));
    // a first order may have as many units as the form allows
    if (orders > 0 && places + own > unpaidPerNetwork) return 'network';
  }
  if (email && (await unpaid(eq(formSubmission.email, email))).orders >= unpaidPerEmail) return 'email';
  return undefined;
}

/** Whether a submission has to wait in line for its places: for those before it, and for those who have not paid. */
export async function hasToWait(db: Db, form: FormRow, submission: Submission): Promise<boolean> {
  const { pending } = await countUnpaid(db, submission);
  return pending >= maxUnpaid(form.maxSubmissions) || (await countBefore(db, form, submission)) > 0;
}

/** Whether a full form, or a sold-out option, may get a place again, because one is not paid. */
export async function hasLine(db: Db, submission: Submission, option?: TakenOption): Promise<boolean | 'too-long'> {
  const { waiting } = await countUnpaid(db, submission);
  if (waiting >= maxLineLength) return 'too-long';
  const unpaid = await findUnpaid(db, submission);
  return option ? unpaid.some(({ taken }) => takes(taken, option)) : unpaid.length > 0;
}

/**
 * The submissions in line before another one: those that wait for one of its options, and those that wait for nothing but a place of
 * the form. Who waits for another option that is sold out is in a line of its own.
 */
export async function countBefore(db: Db, { fields }: FormRow, submission: Submission): Promise<number> {
  const earlier = (await findUnpaid(db, submission)).filter(
    ({ id, state }) => state === 'waiting' && id < submission.id,
  );
  if (earlier.length === 0) return 0;
  const soldOut = await findSoldOut(db, submission, fields);
  return earlier.filter(({ taken }) => taken.some((option) => takes(submission.taken, option)) || !taken.some(soldOut))
    .length;
}

const takes = (taken: readonly TakenOption[], wanted: TakenOption): boolean =>
  taken.some((option) => optionItem(option) === optionItem(wanted));

/** The other submissions of a form that are not paid. */
const findUnpaid = (db: Db, submission: Submission) =>
  db
    .select({ id: formSubmission.id, state: formSubmission.state, taken: formSubmission.taken })
    .from(formSubmission)
    .where(
      and(
        ofForm(submission),
        inArray(formSubmission.state, ['pending', 'waiting']),
        ne(formSubmission.id, submission.id),
      ),
    );

/** Counts the submissions of a form that are not paid, without the given one. */
export async function countUnpaid(
  db: Db,
  { tenantId, formId, id }: Pick<Submission, 'tenantId' | 'formId' | 'id'>,
): Promise<{ pending: number; waiting: number }> {
  const count = (state: string) => sql<number>`(count(*) filter (where ${formSubmission.state} = ${state}))::int`;
  const [row] = await db
    .select({ pending: count('pending'), waiting: count('waiting') })
    .from(formSubmission)
    .where(
      and(
        ofForm({ tenantId, formId }),
        inArray(formSubmission.state, ['pending', 'waiting']),
        ne(formSubmission.id, id),
      ),
    );
  return row ?? { pending: 0, waiting: 0 };
}
